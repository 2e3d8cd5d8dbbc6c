import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardNumberLength,
  cardNumberOf,
  isCardNumber,
  normalizeCardNumber,
  randomCharacters,
  shownCardNumber,
} from '../../../src/contract/card-number.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numbers = fc.uint8Array({ minLength: randomCharacters, maxLength: randomCharacters }).map(cardNumberOf);

test('a number is read as it is shown, and in any usual spelling', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const shown = shownCardNumber(number);
      expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `, shown.replaceAll('0', 'o')])
        expect(normalizeCardNumber(typed)).toBe(number);
    }),
  );
});

test('one wrong character is noticed, wherever it is', () => {
  const number = cardNumberOf(randomBytes(randomCharacters));
  expect([number.length, isCardNumber(number)]).toEqual([cardNumberLength, true]);
  for (let at = 0; at < number.length; at++)
    for (const other of alphabet)
      if (other !== number[at])
        expect(isCardNumber(`${number.slice(0, at)}${other}${number.slice(at + 1)}`)).toBe(false);
});

test('two swapped neighbours are noticed but for one pair', () => {
  for (const left of alphabet)
    for (const right of alphabet) {
      const number = cardNumberOf(Uint8Array.from(`0000000000${left}`, (one) => alphabet.indexOf(one)));
      const at = number.length - 2;
      if (number[at + 1] !== right) continue;
      const isPair = [left, right].sort().join('') === '0Z';
      expect(isCardNumber(number.slice(0, at) + right + left)).toBe(left === right || isPair);
    }
});

test.each(['', '7K2M', 'ABCDEFGHJKMNP', '000000000001', 'ስምስምስምስምስምስም'])('%s is no number', (typed) => {
  expect(isCardNumber(normalizeCardNumber(typed))).toBe(false);
});
