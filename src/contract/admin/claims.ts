import * as v from 'valibot';
import { claimActions, claimStatuses } from '../claim-transitions.ts';
import { day } from '../day.ts';
import { choice, limits, requiredText, text } from '../fields.ts';
import { firstLanguage, languages } from '../languages.ts';
import { payload } from '../payload.ts';
import { claimDetail, claimEvent, claimLine } from '../responses/claims.ts';
import { subscription } from '../responses/subscriptions.ts';
import { next, paged, searched } from './query.ts';

/**
 * `to-decide`: submitted or in review; `undecided` also has those that wait for the customer; `another-look`: those of them that
 * were declined before.
 */
export const queueStates = ['to-decide', 'undecided', 'another-look', ...claimStatuses, 'all'] as const;

/** The query of `GET /admin/claims`. `state` defaults to `to-decide`, or to `all` with a search. */
export const queueQuery = v.object({
  ...paged,
  ...searched,
  state: v.optional(v.picklist(queueStates, 'wrong-type')),
  kind: v.optional(v.picklist(['claim', 'premium-claim'], 'wrong-type')),
  assigned: v.optional(v.picklist(['mine', 'nobody'], 'wrong-type')),
  hospital: v.optional(choice),
  /** The service, or the policy of a premium claim. */
  service: v.optional(choice),
  /** Only claims received at least this many days ago. */
  days: v.optional(v.pipe(text(limits.name), v.regex(/^\d{1,4}$/, 'wrong-type'), v.transform(Number))),
  /** The first and the last day on which they were received, in Addis Ababa. */
  from: v.optional(day),
  until: v.optional(day),
});
export type QueueQuery = v.InferOutput<typeof queueQuery>;

const customerName = v.object({ id: v.string(), username: v.string(), email: v.string() });

const status = v.picklist(claimStatuses);

export const queueLine = v.object({
  ...claimLine.entries,
  status,
  customer: customerName,
  /** The administrator who works on it. */
  assignedTo: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The number of the claim's events, used for optimistic locking. */
  version: v.number(),
  /** One of two people has approved its amount. Missing in what a server of an earlier release answers. */
  isApprovedOnce: v.optional(v.boolean(), false),
  /** It was declined, and the customer disagreed. Missing in what a server of an earlier release answers. */
  isAnotherLook: v.optional(v.boolean(), false),
});
export type QueueLine = v.InferOutput<typeof queueLine>;

export const queuePage = v.object({ claims: v.array(queueLine), next });

export const adminEvent = v.object({
  ...claimEvent.entries,
  from: v.nullable(status),
  to: status,
  /** The claim's version after this event. */
  version: v.number(),
  action: v.picklist(claimActions),
  by: v.object({ id: v.string(), name: v.string(), role: v.picklist(['customer', 'premium', 'admin']) }),
});
export type AdminEvent = v.InferOutput<typeof adminEvent>;

export const adminClaim = v.object({
  ...claimDetail.entries,
  status,
  version: v.number(),
  events: v.array(adminEvent),
  customer: v.object({
    ...customerName.entries,
    phone: v.string(),
    plan: v.picklist(['Regular', 'Premium']),
    /** Missing in what a server of an earlier release answers. */
    language: v.optional(v.picklist(languages), firstLanguage),
  }),
  /** The customer's newest other claims, at most twenty. */
  others: v.array(claimLine),
  /** The actions allowed now; `undo` only until `undoUntil`. */
  actions: v.array(v.picklist(claimActions)),
  assignedTo: queueLine.entries.assignedTo,
  /** Newest last. */
  notes: v.array(v.object({ id: v.string(), at: v.string(), by: v.string(), text: v.string() })),
  /** The customer's subscriptions that are not declined, newest first. */
  subscriptions: v.array(subscription),
  undoUntil: v.nullable(v.string()),
  /** Who declined it before the customer disagreed, and cannot decide it again. Missing in what a server of an earlier release answers. */
  disagreedWith: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
  /** Of an amount that two people have to approve. Missing in what a server of an earlier release answers. */
  firstApproval: v.optional(
    v.nullable(
      v.object({
        by: v.object({ id: v.string(), name: v.string() }),
        at: v.string(),
        amountCents: v.number(),
        /** the note to the customer */
        text: v.nullable(v.string()),
      }),
    ),
    null,
  ),
});
export type AdminClaim = v.InferOutput<typeof adminClaim>;

/** To oneself, or to nobody. */
export const assignment = payload(1, v.object({ to: v.nullable(v.literal('me')) }));
export const note = payload(1, v.object({ text: requiredText(limits.description) }));

export const savedReply = payload(
  1,
  v.object({ title: requiredText(limits.name), text: requiredText(limits.description) }),
);
export const adminSavedReply = v.object({ id: v.string(), title: v.string(), text: v.string() });
export const savedReplies = v.object({ replies: v.array(adminSavedReply) });

/** The body of a 409: the claim has changed since the version that the decision names, and these events changed it. */
export const conflict = v.object({ version: v.number(), meanwhile: v.array(adminEvent) });
export type Conflict = v.InferOutput<typeof conflict>;
