import * as v from 'valibot';
import { day } from '../day.ts';
import { limits, requiredText, text } from '../fields.ts';
import { payload } from '../payload.ts';
import { callTimes } from '../payloads/call-back.ts';
import { instalments as ofYear } from '../responses/subscriptions.ts';
import { next, paged, searched } from './query.ts';

const customer = v.object({ id: v.string(), username: v.string(), email: v.string(), phone: v.string() });
export const letter = { id: v.string(), number: v.nullable(v.string()), receivedAt: v.string(), customer };
/** Who settled the request, and when. */
export const settled = { settledAt: v.nullable(v.string()), settledBy: v.nullable(v.string()) };

/** Waiting requests oldest first, settled ones newest first. */
export const requestsQuery = v.object({
  ...paged,
  /** A receipt number, or words of the customer's name, email or phone. */
  ...searched,
  state: v.optional(v.picklist(['open', 'settled'], 'wrong-type')),
});

/** "Request Claim to Admin": the customer wants to be called. */
export const claimRequestLine = v.object({ ...letter, ...settled });
export const claimRequestsPage = v.object({ requests: v.array(claimRequestLine), next });

/** A customer asks to be called: a phone number, when, and about which claim. */
export const callBackLine = v.object({
  ...letter,
  ...settled,
  phone: v.string(),
  time: v.picklist(callTimes),
  claim: v.nullable(v.object({ id: v.string(), number: v.string() })),
  text: v.nullable(v.string()),
  /** Who is about to call. */
  takenBy: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** What came of the call, for administrators alone. */
  note: v.nullable(v.string()),
});
export const callBacksPage = v.object({ callBacks: v.array(callBackLine), next });
export const callBackDone = payload(1, v.object({ note: v.optional(v.pipe(text(limits.description), v.trim()), '') }));

const states = v.picklist(['requested', 'confirmed', 'declined']);
/** Null if the year is paid at once, as at a server of an earlier release. */
const instalments = v.optional(v.nullable(ofYear));
const period = { from: v.nullable(v.string()), until: v.nullable(v.string()) };

export const subscriptionLine = v.object({
  ...letter,
  ...settled,
  ...period,
  service: v.object({ slug: v.string(), title: v.string(), yearlyPrice: v.nullable(v.number()) }),
  paymentMethod: v.nullable(v.string()),
  /** As it was shown when ordered. */
  yearlyPrice: v.nullable(v.number()),
  state: states,
  reason: v.nullable(v.string()),
  instalments,
});
export const subscriptionsPage = v.object({ subscriptions: v.array(subscriptionLine), next });

export const upgradeLine = v.object({
  ...letter,
  ...settled,
  ...period,
  paymentMethod: v.string(),
  yearlyPrice: v.nullable(v.number()),
  state: states,
  reason: v.nullable(v.string()),
  instalments,
});
export const upgradesPage = v.object({ upgrades: v.array(upgradeLine), next });

/** "Delete my account": settled when it is withdrawn or carried out. */
export const deletionLine = v.object({
  id: v.string(),
  receivedAt: v.string(),
  customer,
  ...settled,
  outcome: v.nullable(v.picklist(['taken-back', 'carried-out'])),
  /** Undecided claims, which block the deletion. */
  undecided: v.number(),
});
export const deletionsPage = v.object({ deletions: v.array(deletionLine), next });

/** Confirmed for a period (a year by default), or declined with a reason that the customer reads. */
export const settlement = payload(
  1,
  v.variant('action', [
    v.object({
      action: v.literal('confirm'),
      from: v.optional(day),
      until: v.optional(day),
      /** Of a bank transfer, for which a receipt is then given. */
      paymentReference: v.optional(requiredText(limits.choice)),
    }),
    v.object({ action: v.literal('decline'), reason: requiredText(limits.description) }),
  ]),
);
export type Settlement = v.InferOutput<typeof settlement.schema>;

/** An instalment after the first has arrived by transfer, under this reference. A receipt is given. */
export const instalmentPaid = payload(
  1,
  v.object({ instalment: v.number('wrong-type'), paymentReference: requiredText(limits.choice) }),
);
