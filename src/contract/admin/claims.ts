import * as v from 'valibot';
import { claimActions, claimStatuses } from '../claim-transitions.ts';
import { choice, limits, text } from '../fields.ts';
import { claimDetail, claimEvent, claimLine } from '../responses/claims.ts';
import { next, paged, searched } from './query.ts';

export const queueStates = ['undecided', ...claimStatuses, 'all'] as const;

/** What `GET /admin/claims` may be asked. `state` is `undecided` where nothing is searched for, else `all`. */
export const queueQuery = v.object({
  ...paged,
  ...searched,
  state: v.optional(v.picklist(queueStates, 'wrong-type')),
  kind: v.optional(v.picklist(['claim', 'premium-claim'], 'wrong-type')),
  hospital: v.optional(choice),
  /** the service, or of a premium claim the policy */
  service: v.optional(choice),
  /** received so many days ago, or longer */
  days: v.optional(v.pipe(text(limits.name), v.regex(/^\d{1,4}$/, 'wrong-type'), v.transform(Number))),
});
export type QueueQuery = v.InferOutput<typeof queueQuery>;

const customerName = v.object({ id: v.string(), username: v.string(), email: v.string() });

export const queueLine = v.object({
  ...claimLine.entries,
  customer: customerName,
  /** how many events the claim has had: an action names the version it was decided upon */
  version: v.number(),
});
export type QueueLine = v.InferOutput<typeof queueLine>;

export const queuePage = v.object({ claims: v.array(queueLine), next });

export const adminEvent = v.object({
  ...claimEvent.entries,
  /** the claim's version since this event */
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
  /** the customer's newest other claims, twenty at most */
  others: v.array(claimLine),
  /** what may be done now; `undo` only until the moment in `undoUntil` */
  actions: v.array(v.picklist(claimActions)),
  undoUntil: v.nullable(v.string()),
});
export type AdminClaim = v.InferOutput<typeof adminClaim>;

/** The body of a 409: the claim has changed since the version that the decision names, and these events changed it. */
export const conflict = v.object({ version: v.number(), meanwhile: v.array(adminEvent) });
export type Conflict = v.InferOutput<typeof conflict>;
