import { expect, test } from 'vitest';
import {
  type ClaimAction,
  type ClaimStatus,
  claimActions,
  claimStatuses,
  mayUndo,
  statusAfter,
} from '../../../src/contract/claim-transitions.ts';

const table: Record<ClaimStatus, Record<ClaimAction, ClaimStatus | undefined>> = {
  submitted: {
    received: undefined,
    review: 'in-review',
    approve: 'approved',
    decline: 'declined',
    ask: 'more-information',
    answer: undefined,
    pay: undefined,
    undo: undefined,
    replaced: undefined,
    disagree: undefined,
  },
  'in-review': {
    received: undefined,
    review: undefined,
    approve: 'approved',
    decline: 'declined',
    ask: 'more-information',
    answer: undefined,
    pay: undefined,
    undo: undefined,
    replaced: undefined,
    disagree: undefined,
  },
  'more-information': {
    received: undefined,
    review: 'in-review',
    approve: 'approved',
    decline: 'declined',
    ask: 'more-information',
    answer: 'in-review',
    pay: undefined,
    undo: undefined,
    replaced: 'declined',
    disagree: undefined,
  },
  approved: { ...nothing(), pay: 'paid' },
  paid: nothing(),
  declined: { ...nothing(), disagree: 'in-review' },
};

function nothing(): Record<ClaimAction, undefined> {
  return Object.fromEntries(claimActions.map((action) => [action, undefined])) as Record<ClaimAction, undefined>;
}

test.each(claimStatuses.flatMap((status) => claimActions.map((action) => [status, action] as const)))(
  'a claim that is %s, and then: %s',
  (status, action) => expect(statusAfter(status, action)).toBe(table[status][action]),
);

test.each([
  ['review', 0, true],
  ['approve', 59, true],
  ['decline', 60, true],
  ['ask', 61, false],
  ['received', 1, false],
  ['undo', 1, false],
  ['replaced', 1, false],
  ['disagree', 1, false],
] as const)('%s, %i minutes ago, may be undone: %s', (action, minutes, may) => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(mayUndo({ action, at: new Date(now.getTime() - minutes * 60_000) }, now)).toBe(may);
});
