/**
 * Ethiopic letters that sound alike in Amharic, by code point of their row of eight: ሐ, ኀ and ኸ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ.
 */
const homophones: Record<number, number> = {
  4624: 0x1200,
  4736: 0x1200,
  4792: 0x1200,
  4640: 0x1230,
  4816: 0x12a0,
  4928: 0x1338,
};

/** In these two rows the fourth form sounds like the first: ሃ as ሀ, ኣ as አ. */
const sameFourthForm = new Set([0x1200, 0x12a0]);

function foldHomophone(character: string): string {
  const form = character.charCodeAt(0) % 8;
  const row = character.charCodeAt(0) - form;
  const folded = homophones[row] ?? row;
  return String.fromCharCode(folded + (form === 3 && sameFourthForm.has(folded) ? 0 : form));
}

/** The same for all spellings of a word: ignores accents, capitals, doubled Latin letters and the apostrophes of Afaan Oromoo. */
export const foldSpelling = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ሀ-፿]/g, foldHomophone)
    .toLowerCase()
    .replace(/([a-z])\1+/g, '$1');
