import * as v from 'valibot';
import { choice, shownPrice } from '../fields.ts';
import { payload } from '../payload.ts';

/**
 * `service` is the slug, because the title may change while the letter waits. Version 2 added `yearlyPrice`, the price
 * that was shown, in dollars; null means on request.
 */
export const subscription = payload(
  2,
  v.object({ service: choice, paymentMethod: choice, yearlyPrice: v.optional(shownPrice) }),
);
