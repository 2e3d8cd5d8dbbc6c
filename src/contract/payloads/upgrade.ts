import * as v from 'valibot';
import { choice, shownPrice } from '../fields.ts';
import { payload } from '../payload.ts';

/** Version 2 added `yearlyPrice`, the price that was shown, in dollars; null means on request. */
export const upgrade = payload(2, v.object({ paymentMethod: choice, yearlyPrice: v.optional(shownPrice) }));
