import * as v from 'valibot';
import { claimActions, claimStatuses } from '../claim-transitions.ts';
import { choice, limits, text } from '../fields.ts';
import { claimDetail, claimEvent, claimLine } from '../responses/claims.ts';
import { next, paged, searched } from './query.ts';

export const queueStates = ['undecided', ...claimStatuses, 'all'] as const;

/** The query of `GET /admin/claims`. `state` defaults to `undecided`, or to `all` with a search. */
export const queueQuery = v.object({
  ...paged,
  ...searched,
  state: v.optional(v.picklist(queueStates, 'wrong-type')),
  kind: v.optional(v.picklist(['claim', 'premium-claim'], 'wrong-type')),
  hospital: v.optional(choice),
  /** The service, or the policy of a premium claim. */
  service: v.optional(choice),
  /** Only claims received at least this many days ago. */
  days: v.optional(v.pipe(text(limits.name), v.regex(/^\d{1,4}$/, 'wrong-type'), v.transform(Number))),
});
export type QueueQuery = v.InferOutput<typeof queueQuery>;

const customerName = v.object({ id: v.string(), username: v.string(), email: v.string() });

export const queueLine = v.object({
  ...claimLine.entries,
  customer: customerName,
  /** The number of the claim's events, used for optimistic locking. */
  version: v.number(),
});
export type QueueLine = v.InferOutput<typeof queueLine>;

export const queuePage = v.object({ claims: v.array(queueLine), next });

export const adminEvent = v.object({
  ...claimEvent.entries,
  /** The claim's version after this event. */
  version: v.number(),
  action: v.picklist(claimActions),
  by: v.object({ id: v.string(), name: v.string(), role: v.picklist(['customer', 'premium', 'admin']) }),
});
export type AdminEvent = v.InferOutput<typeof adminEvent>;

export const adminClaim = v.object({
  ...claimDetail.entries,
  version: v.number(),
  events: v.array(adminEvent),
  customer: v.object({ ...customerName.entries, phone: v.string(), plan: v.picklist(['Regular', 'Premium']) }),
  /** The customer's newest other claims, at most twenty. */
  others: v.array(claimLine),
  /** The actions allowed now; `undo` only until `undoUntil`. */
  actions: v.array(v.picklist(claimActions)),
  undoUntil: v.nullable(v.string()),
});
export type AdminClaim = v.InferOutput<typeof adminClaim>;

/** The body of a 409: the claim has changed since the version that the decision names, and these events changed it. */
export const conflict = v.object({ version: v.number(), meanwhile: v.array(adminEvent) });
export type Conflict = v.InferOutput<typeof conflict>;
