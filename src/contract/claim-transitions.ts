/** The statuses that customers see. A paid claim is shown to them as approved, with its payment. */
export const customerStatuses = ['submitted', 'in-review', 'more-information', 'approved', 'declined'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

export const claimStatuses = [...customerStatuses, 'paid'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** A claim's events. Those of `customerActions` come from the customer, the others from an administrator. */
export const claimActions = [
  'received',
  'review',
  'approve',
  'decline',
  'ask',
  'answer',
  'pay',
  'undo',
  'replaced',
  'disagree',
] as const;
export type ClaimAction = (typeof claimActions)[number];

export const customerActions: readonly ClaimAction[] = ['received', 'answer', 'replaced', 'disagree'];

/** The allowed transitions. A decision is final unless it is undone; of a decline the customer may ask for another look, once. */
const transitions: Partial<Record<ClaimStatus, Partial<Record<ClaimAction, ClaimStatus>>>> = {
  submitted: { review: 'in-review', approve: 'approved', decline: 'declined', ask: 'more-information' },
  'in-review': { approve: 'approved', decline: 'declined', ask: 'more-information' },
  'more-information': {
    review: 'in-review',
    approve: 'approved',
    decline: 'declined',
    ask: 'more-information',
    answer: 'in-review',
    replaced: 'declined',
  },
  approved: { pay: 'paid' },
  declined: { disagree: 'in-review' },
};

export const undoableMilliseconds = 60 * 60 * 1000;

/** The state after the action; `undefined` if the action is not allowed. */
export const statusAfter = (status: ClaimStatus, action: ClaimAction): ClaimStatus | undefined =>
  transitions[status]?.[action];

const undoable: readonly ClaimAction[] = ['review', 'approve', 'decline', 'ask', 'pay'];

/** The last action can be undone within an hour. An undo cannot be undone; the action is repeated instead. */
export const mayUndo = (last: { action: ClaimAction; at: Date }, now: Date): boolean =>
  undoable.includes(last.action) && now.getTime() - last.at.getTime() <= undoableMilliseconds;
