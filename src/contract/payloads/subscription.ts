import * as v from 'valibot';
import { choice, shownPrice } from '../fields.ts';
import { payload } from '../payload.ts';

/** Whether the year is paid in instalments. */
export const byQuarter = v.optional(v.boolean('wrong-type'));

/** An order that is paid at once is the same in version 2, which a server of the version before takes. */
export const versionWithByQuarter = (order: { byQuarter?: boolean | undefined }) => (order.byQuarter ? 3 : 2);

/**
 * `service` is the slug, because the title may change while the letter waits. Version 2 added `yearlyPrice`, the price
 * that was shown, in dollars; null means on request. Version 3 added `byQuarter`.
 */
export const subscription = payload(
  3,
  v.object({ service: choice, paymentMethod: choice, yearlyPrice: v.optional(shownPrice), byQuarter }),
  {},
  versionWithByQuarter,
);
