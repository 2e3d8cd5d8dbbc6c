import type { AdminClaim, AdminEvent, QueueLine } from '../../src/contract/admin/claims.ts';
import {
  type ClaimAction,
  claimActions,
  mayUndo,
  statusAfter,
  undoableMilliseconds,
} from '../../src/contract/claim-transitions.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';
import { presentDetail, presentEvent, presentLine } from './present.ts';
import type { Queued } from './queue.ts';
import type { ClaimEvent, ClaimNow, Correction } from './repository.ts';

export const presentQueued = (queued: Queued): QueueLine => ({
  ...presentLine(queued),
  status: queued.claim.status,
  assignedTo: null,
  customer: queued.customer,
  version: queued.claim.version,
});

export const presentAdminEvent = (of: ClaimEvent): AdminEvent => ({
  ...presentEvent(of),
  from: of.event.fromStatus,
  to: of.event.toStatus,
  action: of.event.action,
  version: of.event.position,
  by: { id: of.event.byUser, name: of.byName, role: of.event.byRole },
});

type ClaimData = { now: ClaimNow; events: ClaimEvent[]; correction: Correction; customer: User; others: ClaimNow[] };

export function presentAdminClaim({ now, events, correction, customer, others }: ClaimData): AdminClaim {
  const { id, username, email, phone, subscriptionPlan } = presentUser(customer);
  const last = events.at(-1)?.event;
  const isFinal = customer.removedAt !== null;
  const undoUntil =
    !isFinal && last && mayUndo(last, new Date()) ? new Date(last.at.getTime() + undoableMilliseconds) : null;
  return {
    ...presentDetail(now, events, correction),
    status: now.claim.status,
    assignedTo: null,
    notes: [],
    subscriptions: [],
    version: now.claim.version,
    events: events.map(presentAdminEvent),
    customer: { id, username, email, phone, plan: subscriptionPlan },
    others: others.map(presentLine),
    actions: isFinal
      ? []
      : [...decisions.filter((action) => statusAfter(now.claim.status, action)), ...(undoUntil ? undo : [])],
    undoUntil: undoUntil?.toISOString() ?? null,
  };
}

const decisions = claimActions.filter((action) => action !== 'replaced');
const undo: ClaimAction[] = ['undo'];
