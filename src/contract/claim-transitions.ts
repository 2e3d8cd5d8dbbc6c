export const claimStatuses = ['submitted', 'in-review', 'more-information', 'approved', 'declined'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What happens to a claim. The first is the customer's letter, `replaced` their corrected one; the rest an administrator does. */
export const claimActions = ['received', 'review', 'approve', 'decline', 'ask', 'undo', 'replaced'] as const;
export type ClaimAction = (typeof claimActions)[number];

/** What leads where; undoing leads back. What is decided stays decided, but for an undo. */
const leads: Partial<Record<ClaimStatus, Partial<Record<ClaimAction, ClaimStatus>>>> = {
  submitted: { review: 'in-review', approve: 'approved', decline: 'declined', ask: 'more-information' },
  'in-review': { approve: 'approved', decline: 'declined', ask: 'more-information' },
  'more-information': {
    review: 'in-review',
    approve: 'approved',
    decline: 'declined',
    ask: 'more-information',
    replaced: 'declined',
  },
};

export const undoableMilliseconds = 60 * 60 * 1000;

/** Where a claim stands after it; nothing where it may not be done. */
export const statusAfter = (status: ClaimStatus, action: ClaimAction): ClaimStatus | undefined =>
  leads[status]?.[action];

const undoable: readonly ClaimAction[] = ['review', 'approve', 'decline', 'ask'];

/** The last thing done can be taken back within the hour. An undo can't be undone: what it took back is simply done again. */
export const mayUndo = (last: { action: ClaimAction; at: Date }, now: Date): boolean =>
  undoable.includes(last.action) && now.getTime() - last.at.getTime() <= undoableMilliseconds;
