import { brand } from '../../src/contract/brand.ts';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { basenameOf, type Language } from '../../src/contract/languages.ts';
import type { Codes } from '../codes/codes.ts';
import type { Db } from '../db/database.ts';
import { ownerOfEmail } from '../db/email-owner.ts';
import type { Mail } from './mailer.ts';
import { addAccountExists, findClaim, type Notice, type Recipient } from './repository.ts';
import { texts as amharic } from './texts/am.ts';
import { texts as english, type NoticeTexts } from './texts/en.ts';
import { texts as oromo } from './texts/om.ts';

const textsByLanguage: Record<Language, NoticeTexts> = { en: english, am: amharic, om: oromo };

/** What is told of a claim in these states. An e-mail says neither amount nor reason: others may read it. */
const newsOf: Partial<Record<ClaimStatus, keyof NoticeTexts['claimNews']>> = {
  'more-information': 'question',
  approved: 'decided',
  declined: 'decided',
  paid: 'paid',
};

/** The text of a notice as things are now; `undefined` if there is nothing to tell any more. */
export async function compose(
  db: Db,
  codes: Codes,
  { kind, claimId }: Notice,
  { id, email, pendingEmail, username, language, claimEmails }: Recipient,
): Promise<Omit<Mail, 'id'> | undefined> {
  const texts = textsByLanguage[language];
  switch (kind) {
    // A code is made here, so that it is stored nowhere but as a hash.
    case 'password-code':
      return { to: email, ...texts.passwordCode(username, await codes.issue(db, { userId: id, purpose: 'password' })) };
    case 'email-code': {
      if (pendingEmail === null) return undefined;
      const owner = await ownerOfEmail(db, pendingEmail);
      if (owner !== undefined && owner !== id) {
        await addAccountExists(db, owner);
        return undefined;
      }
      const code = await codes.issue(db, { userId: id, purpose: 'email', address: pendingEmail });
      return { to: pendingEmail, ...texts.emailCode(username, code) };
    }
    case 'account-exists':
      return { to: email, ...texts.accountExists(username) };
    case 'password-changed':
      return { to: email, ...texts.passwordChanged(username) };
    case 'email-changed':
      return { to: email, ...texts.emailChanged(username) };
    case 'claim-news': {
      const claim = claimEmails && claimId ? await findClaim(db, claimId) : undefined;
      const news = claim && newsOf[claim.status];
      if (!news) return undefined;
      const address = `${brand.origin}${basenameOf(language)}/claims/${claim.id}`;
      return { to: email, ...texts.claimNews[news](username, claim.number, address) };
    }
  }
}
