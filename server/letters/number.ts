import { randomInt } from 'node:crypto';

/** Without characters that are easily confused, and without vowels, so that no words occur. */
const alphabet = '34679CDFGHJKMNPQRTWXY';

export function newReceiptNumber(random: (below: number) => number = randomInt): string {
  return `R-${Array.from({ length: 8 }, () => alphabet[random(alphabet.length)]).join('')}`;
}
