import type { AdminClaim, AdminEvent, QueueLine } from '../../src/contract/admin/claims.ts';
import { hasRole } from '../../src/contract/admin/roles.ts';
import {
  type ClaimAction,
  claimActions,
  customerActions,
  mayUndo,
  statusAfter,
  undoableMilliseconds,
} from '../../src/contract/claim-transitions.ts';
import { presentUser } from '../accounts/present.ts';
import type { User } from '../accounts/repository.ts';
import type { Session } from '../http/session.ts';
import type { LinkedPhoto } from '../photos/repository.ts';
import type { Note } from './desk-repository.ts';
import type { FirstApproval } from './first-approval.ts';
import { presentDetail, presentEvent, presentLine } from './present.ts';
import type { Queued } from './queue.ts';
import type { Claim, ClaimEvent, ClaimNow, Correction } from './repository.ts';

export const presentQueued = (queued: Queued): QueueLine => ({
  ...presentLine(queued),
  status: queued.claim.status,
  assignedTo: assigneeOf(queued),
  customer: queued.customer,
  isApprovedOnce: queued.isApprovedOnce,
  isAnotherLook: queued.claim.disagreedWith !== null,
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

const presentFirstApproval = (found: FirstApproval): AdminClaim['firstApproval'] =>
  found
    ? {
        by: { id: found.approval.byUser, name: found.byName },
        at: found.approval.at.toISOString(),
        amountCents: found.approval.amountCents,
        text: found.approval.text,
      }
    : null;

/** With the name of who declined it. */
function presentDisagreedWith({ disagreedWith: id }: Claim, events: ClaimEvent[]): AdminClaim['disagreedWith'] {
  return id === null ? null : { id, name: events.find(({ event }) => event.byUser === id)?.byName ?? '' };
}

const assigneeOf = ({ claim: { assignedTo }, assignedToName }: { claim: Claim; assignedToName: string | null }) =>
  assignedTo === null ? null : { id: assignedTo, name: assignedToName ?? '' };

type ClaimData = {
  now: ClaimNow;
  events: ClaimEvent[];
  correction: Correction;
  photos: LinkedPhoto[];
  customer: User;
  others: ClaimNow[];
  notes: Note[];
  assignedToName: string | null;
  subscriptions: AdminClaim['subscriptions'];
  /** of the administrator who asks */
  session: Pick<Session, 'userId' | 'deskRole'>;
  firstApproval: FirstApproval;
  yearlyLimit: AdminClaim['yearlyLimit'];
};

export function presentAdminClaim(data: ClaimData): AdminClaim {
  const { now, events, correction, photos, customer, others, notes } = data;
  const { id, username, email, phone, subscriptionPlan } = presentUser(customer);
  const { language } = customer;
  const last = events.at(-1)?.event;
  const isFinal = customer.removedAt !== null || !hasRole(data.session.deskRole, 'officer');
  const isOwnDecline = now.claim.disagreedWith === data.session.userId;
  const may = (action: ClaimAction) => !isFinal && (!isOwnDecline || action === 'pay');
  const undoUntil =
    last && may(last.action) && mayUndo(last, new Date()) ? new Date(last.at.getTime() + undoableMilliseconds) : null;
  return {
    ...presentDetail(now, events, correction, photos),
    yearlyLimit: data.yearlyLimit,
    status: now.claim.status,
    assignedTo: assigneeOf({ claim: now.claim, assignedToName: data.assignedToName }),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    subscriptions: data.subscriptions,
    version: now.claim.version,
    events: events.map(presentAdminEvent),
    customer: { id, username, email, phone, plan: subscriptionPlan, language },
    others: others.map(presentLine),
    firstApproval: presentFirstApproval(data.firstApproval),
    actions: [
      ...decisions.filter((action) => may(action) && statusAfter(now.claim.status, action)),
      ...(undoUntil ? undo : []),
    ],
    undoUntil: undoUntil?.toISOString() ?? null,
    disagreedWith: presentDisagreedWith(now.claim, events),
  };
}

const decisions = claimActions.filter((action) => !customerActions.includes(action));
const undo: ClaimAction[] = ['undo'];
