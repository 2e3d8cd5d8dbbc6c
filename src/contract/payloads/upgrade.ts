import * as v from 'valibot';
import { choice, shownPrice } from '../fields.ts';
import { payload } from '../payload.ts';
import { byQuarter, versionWithByQuarter } from './subscription.ts';

/** Version 2 added `yearlyPrice`, the price that was shown, in dollars; null means on request. Version 3 added `byQuarter`. */
export const upgrade = payload(
  3,
  v.object({ paymentMethod: choice, yearlyPrice: v.optional(shownPrice), byQuarter }),
  {},
  versionWithByQuarter,
);
