import { brand } from '../../src/contract/brand.ts';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { todayInEthiopia } from '../../src/contract/day.ts';
import { basenameOf, type Language } from '../../src/contract/languages.ts';
import type { NoticeKind } from '../../src/contract/notices.ts';
import { isMobile } from '../../src/contract/phone.ts';
import type { Codes } from '../codes/codes.ts';
import type { Db } from '../db/database.ts';
import { emailToConfirm, ownerOfEmail } from '../db/email-owner.ts';
import type { Message } from './channels/sender.ts';
import { isInstalmentDue } from './instalments-due.ts';
import type { Due } from './queue.ts';
import { addAccountExists, findClaim, type Notice, type Recipient } from './repository.ts';
import { texts as amharic } from './texts/email/am.ts';
import { texts as english } from './texts/email/en.ts';
import { texts as oromo } from './texts/email/om.ts';
import type { EmailTexts, Facts, SmsTexts } from './texts/kinds.ts';
import { texts as amharicSms } from './texts/sms/am.ts';
import { texts as englishSms } from './texts/sms/en.ts';
import { texts as oromoSms } from './texts/sms/om.ts';

const emailTexts: Record<Language, EmailTexts> = { en: english, am: amharic, om: oromo };
const smsTexts: Record<Language, SmsTexts> = { en: englishSms, am: amharicSms, om: oromoSms };
const hasEmail = (kind: NoticeKind): kind is keyof EmailTexts => kind in english;
const hasSms = (kind: NoticeKind): kind is keyof SmsTexts => kind in englishSms;

/** In these states a claim's news are told. A message says neither amount nor reason: others may read it. */
const statusOf: Partial<Record<NoticeKind, ClaimStatus>> = {
  'claim-question': 'more-information',
  'claim-approved': 'approved',
  'claim-declined': 'declined',
  'claim-paid': 'paid',
};

/** The message of a notice as things are now, or why there is none. */
export async function compose(
  db: Db,
  codes: Codes,
  { delivery: { channel, address }, notice }: Due,
  recipient: Recipient,
): Promise<Message | string> {
  const { kind } = notice;
  // A notification goes to the phones that are subscribed.
  const to = channel === 'push' ? '' : (address ?? addressOf(kind, channel, recipient));
  if (to === null) return nothing;
  if (channel === 'sms' && !isMobile(to)) return 'not an Ethiopian mobile number';
  const facts = await factsOf(db, codes, notice, recipient);
  if (!facts) return nothing;
  const all = { name: recipient.username, code: '', number: '', days: 0, address: brand.origin, ...facts };
  const message = { key: `${notice.id}-${channel}`, to, subject: '', path: new URL(all.address).pathname };
  // The Message-ID of e-mails, also of those that a version before has tried to send.
  if (channel === 'email')
    return hasEmail(kind) ? { ...message, key: notice.id, ...emailTexts[recipient.language][kind](all) } : nothing;
  return hasSms(kind) ? { ...message, text: smsTexts[recipient.language][kind](all) } : nothing;
}

const nothing = 'nothing to tell any more';

const addressOf = (kind: NoticeKind, channel: 'email' | 'sms', recipient: Recipient) =>
  channel === 'sms' ? recipient.phone : kind === 'email-code' ? emailToConfirm(recipient) : recipient.email;

async function factsOf(
  db: Db,
  codes: Codes,
  { kind, claimId, subscriptionId, lastDay }: Notice,
  recipient: Recipient,
): Promise<Partial<Facts> | undefined> {
  const { id, phone, language } = recipient;
  const pageAt = (path: string) => `${brand.origin}${basenameOf(language)}${path}`;
  // A code is made here, so that it is stored nowhere but as a hash.
  if (kind === 'password-code') return { code: await codes.issue(db, { userId: id, purpose: 'password' }) };
  if (kind === 'phone-code') return { code: await codes.issue(db, { userId: id, purpose: 'phone', address: phone }) };
  if (kind === 'email-code') {
    const address = emailToConfirm(recipient);
    if (address === null) return undefined;
    const owner = await ownerOfEmail(db, address);
    if (owner === undefined || owner === id)
      return { code: await codes.issue(db, { userId: id, purpose: 'email', address }) };
    await addAccountExists(db, owner);
    return undefined;
  }
  if (claimId !== null) {
    const claim = await findClaim(db, claimId);
    const isStill = claim && (claim.status === statusOf[kind] || kind === 'claim-received');
    return isStill ? { number: claim.number, address: pageAt(`/claims/${claimId}`) } : undefined;
  }
  if (
    isOfInstalment(kind) &&
    lastDay !== null &&
    !(await isInstalmentDue(db, { userId: id, subscriptionId, dueOn: lastDay }))
  )
    return undefined;
  if (lastDay !== null) {
    const days = Math.round((Date.parse(lastDay) - Date.parse(todayInEthiopia())) / 86_400_000);
    return days < 0 && !tellsOfPast(kind) ? undefined : { days, address: pageAt(pageOf(kind)) };
  }
  return { address: pageAt(pageOf(kind)) };
}

const tellsOfPast = (kind: NoticeKind) => kind.endsWith('-ended') || kind === 'instalment-overdue';
const isOfInstalment = (kind: NoticeKind) => kind.startsWith('instalment-');

const pageOf = (kind: NoticeKind) =>
  kind.startsWith('plan-')
    ? '/upgrade'
    : isOfInstalment(kind)
      ? '/payments'
      : kind.startsWith('family-')
        ? '/family'
        : kind === 'deletion-requested'
          ? '/settings'
          : kind === 'card-blocked'
            ? '/card'
            : '/profile';
