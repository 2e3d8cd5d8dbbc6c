/** Crockford's base 32: no I, L, O or U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = alphabet.length;

/** 55 bits at random, so that nobody finds a number by trying. */
export const randomCharacters = 11;
export const cardNumberLength = randomCharacters + 1;

/** The check character of Luhn's algorithm: a wrong character is noticed, and so are nearly all swapped neighbours. */
function checkCharacter(characters: string): string {
  const sum = [...characters].reverse().reduce((total, character, at) => {
    const doubled = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(doubled / base) + (doubled % base);
  }, 0);
  return alphabet[(base - (sum % base)) % base] ?? '';
}

/** `random` gives eleven bytes. */
export function cardNumberOf(random: Uint8Array): string {
  const characters = Array.from(random, (byte) => alphabet[byte % base]).join('');
  return characters + checkCharacter(characters);
}

/** As it is stored: what was typed without spaces and hyphens, and with the characters that were meant. */
export const normalizeCardNumber = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isCardNumber = (number: string): boolean =>
  number.length === cardNumberLength &&
  [...number].every((character) => alphabet.includes(character)) &&
  checkCharacter(number.slice(0, -1)) === number.at(-1);

/** As it is read aloud: `7K2M-9XQW-TR4H`. */
export const shownCardNumber = (number: string) => number.match(/.{1,4}/g)?.join('-') ?? number;
