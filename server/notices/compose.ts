import type { Language } from '../../src/contract/languages.ts';
import type { Codes } from '../codes/codes.ts';
import type { Db } from '../db/database.ts';
import type { NoticeKind } from '../db/notice-kinds.ts';
import type { Mail } from './mailer.ts';
import type { Recipient } from './repository.ts';
import { texts as amharic } from './texts/am.ts';
import { texts as english, type NoticeTexts } from './texts/en.ts';
import { texts as oromo } from './texts/om.ts';

const textsByLanguage: Record<Language, NoticeTexts> = { en: english, am: amharic, om: oromo };

/** The text of a notice. A code is made here, so that it is stored nowhere but as a hash. */
export async function compose(
  db: Db,
  codes: Codes,
  kind: NoticeKind,
  { id, email, username, language }: Recipient,
): Promise<Omit<Mail, 'id'>> {
  const texts = textsByLanguage[language];
  switch (kind) {
    case 'password-code':
      return { to: email, ...texts.passwordCode(username, await codes.issue(db, id)) };
    case 'password-changed':
      return { to: email, ...texts.passwordChanged(username) };
    case 'email-changed':
      return { to: email, ...texts.emailChanged(username) };
  }
}
