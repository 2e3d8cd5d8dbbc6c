import * as v from 'valibot';
import { isCardNumber, normalizeCardNumber } from '../card-number.ts';
import { limits, requiredText } from '../fields.ts';
import { payload } from '../payload.ts';

const cardNumber = v.pipe(
  requiredText(limits.choice),
  v.transform(normalizeCardNumber),
  v.check(isCardNumber, 'not-a-card-number'),
);

/** A card by its number, in any spelling: to check it, or to block one's own. */
export const cardByNumber = payload(1, v.object({ number: cardNumber }));
