import * as v from 'valibot';
import { isDialable, storedPhone } from './phone.ts';

/** Limits, included in the error messages they cause. */
export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  passwordLeast: 8,
  passwordMost: 128,
  choice: 120,
  description: 4000,
  callText: 500,
} as const;

/** Validation error codes. Their messages are in `validation-messages/`. */
export type FieldCode =
  | 'required'
  | 'wrong-type'
  | 'too-long'
  | 'too-short'
  | 'unreadable'
  | 'not-an-email'
  | 'not-an-email-or-phone'
  | 'common-password'
  | 'passwords-differ'
  | 'wrong-password'
  | 'not-a-code'
  | 'not-a-card-number'
  | 'wrong-code'
  | 'wrong-app-code'
  | 'not-offered'
  | 'in-future'
  | 'not-an-amount'
  | 'not-asked'
  | 'not-declined'
  | 'too-late'
  | 'not-in-family'
  | 'no-customer'
  | 'price-changed'
  | 'not-readable'
  | 'wrong-hash'
  | 'too-many-photos';

const code = (code: FieldCode) => code;

// Lone surrogates and NUL cannot be stored unchanged in PostgreSQL, so they are rejected.
const readable = v.check((text: string) => !/\p{Surrogate}|\0/u.test(text), code('unreadable'));

export const text = (most: number) =>
  v.pipe(v.string(code('wrong-type')), readable, v.maxLength(most, code('too-long')));

// Control characters, zero-width characters, soft hyphens and fillers, which are invisible.
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const isSeen = (text: string) => /[^\p{Z}\p{C}\p{M}\u2800]/u.test(text.replace(unseen, ''));

/** Requires visible text and trims it. */
export const requiredText = (most: number) => v.pipe(text(most), v.trim(), v.check(isSeen, code('required')));

/** Normalizes Unicode and removes invisible characters, so that two names or emails that look the same are equal. */
export const normalizeText = (text: string) =>
  text
    .replace(/[\t-\r]+/g, ' ')
    .replace(unseen, '')
    .normalize('NFKC')
    .trim();

/** Tells an empty choice from a wrong one. */
export const required = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.pipe(v.string(code('wrong-type')), v.minLength(1, code('required')), schema);

const spelled = (most: number) =>
  v.pipe(requiredText(most), v.transform(normalizeText), v.maxLength(most, code('too-long')));

export const name = requiredText(limits.name);
export const personName = spelled(limits.name);
export const phone = requiredText(limits.phone);
export const choice = requiredText(limits.choice);
export const description = text(limits.description);

/** Ten million birr, in cents. */
export const mostBirrCents = 1_000_000_000;

/** An amount as it is typed, such as `1,250.50`, in cents. */
export const amountText = v.pipe(
  text(limits.choice),
  v.trim(),
  v.regex(/^(\d{1,3}(,\d{3})+|\d+)([.]\d{1,2})?$/, code('not-an-amount')),
  v.transform((amount) => Math.round(Number(amount.replaceAll(',', '')) * 100)),
  v.minValue(1, code('not-an-amount')),
  v.maxValue(mostBirrCents, code('too-long')),
);
export const email = v.pipe(
  spelled(limits.email),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, code('not-an-email')),
  v.check((text) => text.split('@').every(isSeen), code('not-an-email')),
);

/** What a customer logs in with: the email, or a phone number in any usual spelling. */
export const emailOrPhone = v.pipe(
  spelled(limits.email),
  v.check((text) => v.is(email, text) || isDialable(storedPhone(text)), code('not-an-email-or-phone')),
);

/** In dollars. */
export const mostYearlyPrice = 1_000_000;

/** A yearly price in dollars; null means on request. */
export const shownPrice = v.nullable(
  v.pipe(
    v.number(code('wrong-type')),
    v.minValue(0, code('wrong-type')),
    v.maxValue(mostYearlyPrice, code('too-long')),
  ),
);

/** An existing password: any text, since only the account can tell whether it is correct. */
export const knownPassword = v.pipe(text(limits.passwordMost), v.minLength(1, code('required')));

/** A new password. The server also rejects the most common ones; that list is too large for the page. */
export const newPassword = v.pipe(
  text(limits.passwordMost),
  v.minLength(1, code('required')),
  v.minLength(limits.passwordLeast, code('too-short')),
);

/** Six digits, in any spelling: with spaces as some mail programs show them. */
export const oneTimeCode = v.pipe(
  requiredText(limits.choice),
  v.transform((code) => code.normalize('NFKC').replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, code('not-a-code')),
);

/** Checks the length first, so that the items of an oversized list are not validated. */
export const list = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(v.unknown(), code('wrong-type')), v.maxLength(most, code('too-long')), v.array(item));

export const uuid = v.pipe(v.string(code('wrong-type')), v.uuid(code('wrong-type')));
