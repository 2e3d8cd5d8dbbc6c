import * as v from 'valibot';

/** The limits a customer meets; each is named in the refusal that it causes. */
export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  passwordLeast: 8,
  passwordMost: 128,
  choice: 120,
  description: 4000,
} as const;

/** What can be wrong with a field. The sentence for each is in `said/`. */
export type FieldCode =
  | 'required'
  | 'wrong-type'
  | 'too-long'
  | 'too-short'
  | 'unreadable'
  | 'not-an-email'
  | 'common-password'
  | 'passwords-differ'
  | 'taken'
  | 'wrong-password'
  | 'not-offered'
  | 'in-future';

const code = (code: FieldCode) => code;

// A lone surrogate or a NUL can't be stored or shown as it was written, so it is refused instead of changed.
const readable = v.check((text: string) => !/\p{Surrogate}|\0/u.test(text), code('unreadable'));

export const text = (most: number) =>
  v.pipe(v.string(code('wrong-type')), readable, v.maxLength(most, code('too-long')));

// Controls, marks of no width, soft hyphens and fillers: no reader sees them.
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const isSeen = (text: string) => /[^\p{Z}\p{C}\p{M}\u2800]/u.test(text.replace(unseen, ''));

/** Something is there to be seen; it is kept without the white space around it. */
export const needed = (most: number) => v.pipe(text(most), v.trim(), v.check(isSeen, code('required')));

/** Of what looks the same there is one spelling, so that nobody takes another's name or email with a mark that is not seen. */
export const oneSpelling = (text: string) =>
  text
    .replace(/[\t-\r]+/g, ' ')
    .replace(unseen, '')
    .normalize('NFKC')
    .trim();

const spelled = (most: number) => v.pipe(needed(most), v.transform(oneSpelling), v.maxLength(most, code('too-long')));

/** What a thing is called. */
export const name = needed(limits.name);
/** What a person is called. */
export const personName = spelled(limits.name);
export const phone = needed(limits.phone);
export const choice = needed(limits.choice);
export const description = text(limits.description);
export const email = v.pipe(
  spelled(limits.email),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, code('not-an-email')),
  v.check((text) => text.split('@').every(isSeen), code('not-an-email')),
);

/** A password that exists already: any text will do, only the account can say whether it is right. */
export const knownPassword = v.pipe(text(limits.passwordMost), v.minLength(1, code('required')));

/** A password being chosen. The server also refuses the most common ones; that list is not worth a phone's bytes. */
export const newPassword = v.pipe(
  text(limits.passwordMost),
  v.minLength(1, code('required')),
  v.minLength(limits.passwordLeast, code('too-short')),
);

/** Its length is checked before its items: those of a list that is too long are not looked at. */
export const list = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(v.unknown(), code('wrong-type')), v.maxLength(most, code('too-long')), v.array(item));

export const uuid = v.pipe(v.string(code('wrong-type')), v.uuid(code('wrong-type')));
