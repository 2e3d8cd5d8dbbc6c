import { endpoints } from './endpoints.ts';

/** The kinds of letters; each is sent to one endpoint. */
export const letterEndpoints = {
  claim: endpoints.claim,
  'premium-claim': endpoints.premiumClaim,
  'claim-answer': endpoints.answerClaim,
  'claim-review': endpoints.reviewClaim,
  'claim-request': endpoints.requestClaim,
  'call-back': endpoints.callBack,
  subscription: endpoints.subscribe,
  upgrade: endpoints.requestUpgrade,
} as const;

export type LetterKind = keyof typeof letterEndpoints;
export const letterKinds = Object.keys(letterEndpoints) as LetterKind[];

export const idempotencyHeader = 'idempotency-key';
