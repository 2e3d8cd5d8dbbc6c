import { calls } from './api.ts';

/** What can wait on a phone to be sent: each kind is one call. */
export const letterCalls = {
  claim: calls.claim,
  'premium-claim': calls.premiumClaim,
  'claim-request': calls.requestClaim,
  subscription: calls.subscribe,
  upgrade: calls.requestUpgrade,
} as const;

export type LetterKind = keyof typeof letterCalls;
export const letterKinds = Object.keys(letterCalls) as LetterKind[];

export const idempotencyHeader = 'idempotency-key';
