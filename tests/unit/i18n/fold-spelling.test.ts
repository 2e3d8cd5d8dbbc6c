import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldSpelling } from '../../../src/i18n/fold-spelling.ts';

/** Rows of letters that sound alike, by their first form; each has seven forms in the same order. */
const alike = ['ሀሐኀኸ', 'ሰሠ', 'አዐ', 'ጸፀ'];
const letterOf = (row: string, form: number) => String.fromCharCode(row.charCodeAt(0) + form);
/** The same word, written with two of the letters. */
const twoSpellings = fc
  .record({
    row: fc.constantFrom(...alike),
    form: fc.integer({ min: 0, max: 6 }),
    before: fc.constantFrom('', 'መ', 'የ', 'ል '),
    after: fc.constantFrom('', 'ም', 'ይ', ' ቤት'),
  })
  .chain(({ row, form, before, after }) =>
    fc
      .tuple(fc.constantFrom(...row), fc.constantFrom(...row))
      .map((pair) => pair.map((letter) => `${before}${letterOf(letter, form)}${after}`)),
  );

it('is the same for Ethiopic letters that sound alike, in each of their forms', () => {
  fc.assert(
    fc.property(twoSpellings, ([one = '', other = '']) => {
      expect(foldSpelling(one)).toBe(foldSpelling(other));
    }),
  );
});

it.each([
  ['ሐኪም', 'ሃኪም'],
  ['ዓለም', 'አለም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ኀይለ ሥላሴ', 'ሃይለ ስላሴ'],
  ['Mekelle', 'MEKELE'],
  ['Finfinnee', 'finfinne'],
  ['Jimmaa', 'Jima'],
  ['Da’umsaa', "da'umsa"],
  ['Hôpital', 'hopital'],
])('%s is %s', (one, other) => {
  expect(foldSpelling(one)).toBe(foldSpelling(other));
});

it.each([
  ['ሀ', 'ለ'],
  ['ሰ', 'ሸ'],
  ['ጸ', 'ጠ'],
  ['ሰ', 'ሲ'],
  ['Harar', 'Adama'],
])('%s is not %s', (one, other) => {
  expect(foldSpelling(one)).not.toBe(foldSpelling(other));
});

it('of what is folded is the same again, and what a text begins with is found in it', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'ሀሐሃሰሠአዐጸፀመረAaáLlEe’ '), maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.nat(20), (text, length) => {
      const folded = foldSpelling(text);
      expect(foldSpelling(folded)).toBe(folded);
      expect(folded.startsWith(foldSpelling(text.slice(0, length)))).toBe(true);
    }),
  );
});
