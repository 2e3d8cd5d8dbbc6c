import * as v from 'valibot';
import { uuid } from '../fields.ts';
import { payload } from '../payload.ts';

/** The phone makes the id, so that a request whose reply is lost begins no second payment. */
export const newPayment = payload(
  1,
  v.object({
    id: uuid,
    order: v.object({ kind: v.picklist(['subscription', 'upgrade'], 'wrong-type'), id: uuid }),
    /** The instalment that was shown, so that no later one is begun where this one was paid elsewhere. */
    instalment: v.optional(v.number('wrong-type')),
  }),
);
