import { dictionary } from '@zxcvbn-ts/language-common';

const published = dictionary['passwords-common'];
const common = new Set(published);
/** With digits around one of these a password is guessed as well. */
const words = new Set(published.slice(0, 3_000));

/** What attackers try first at a health insurer in Ethiopia, and no published list has. */
const local = new Set(
  `tenawas insurance health healthcare hospital doctor medicine claim claims customer premium company office ethiopia
  ethiopian ethio habesha abyssinia addis addisababa adama hawassa bahirdar gondar mekelle oromia amhara tigray abebe
  kebede alemu tesfaye bekele almaz tigist hiwot selam selamnew fikir konjo enatye yene hewan dawit solomon samuel
  yohannes mikael gebriel mariam kidanemihret egziabher temesgen abrham haileselassie teddyafro haile gebrselassie
  kenenisa lalibela lucy dinknesh meskerem jesusislord godisgood godislove thankgod praisegod`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the first that attackers try: a published list of the most common, and spellings of its words. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[\d\W_]{0,2}(.+?)[\d\W_]{0,5}$/u, '$1');
  return (
    [plain, unmasked(plain)].some((text) => common.has(text)) ||
    [plain, word, unmasked(plain), unmasked(word)].some((text) => words.has(text) || local.has(text)) ||
    isRepeated(plain) ||
    isRow(plain)
  );
}

/** `p@ssw0rd` is `password`. */
const unmasked = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's');

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
];
const patterns = [
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhn',
  'zaq12wsxcde3',
  '147258369',
];
const mixed = [
  '789456123',
  '159357456',
  '1234qwer',
  'qwer1234',
  'asdf1234',
  '1234asdf',
  'abcd1234',
  'a1b2c3d4e5',
  'abc12345',
  'qwerty123',
];
const tracks = [...rows, ...patterns, ...mixed].flatMap((row) => [row, [...row].reverse().join('')]);

/** `12345678`, `qwertyuiop`, `1q2w3e4r`, and `abcdef123` */
function isRow(text: string): boolean {
  const [, letters, digits] = /^(\D{4,})(\d{1,4})$/.exec(text) ?? [];
  const runs = letters && digits ? [letters, digits] : [text];
  return runs.every((run) => tracks.some((track) => track.includes(run)));
}

/** `aaaaaaaa`, `abcabcabc`, `12121212` */
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/u.test(text);
