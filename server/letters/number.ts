import { randomInt } from 'node:crypto';

/** No character that is misread for another, read out on the phone or from paper; no vowels, so no words. */
const alphabet = '34679CDFGHJKMNPQRTWXY';

export function newNumber(drawn: (below: number) => number = randomInt): string {
  return `R-${Array.from({ length: 8 }, () => alphabet[drawn(alphabet.length)]).join('')}`;
}
