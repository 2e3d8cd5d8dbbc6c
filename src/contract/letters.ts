import { letterEndpoints } from './letter-endpoints.ts';

/** The kinds of letters; each is sent to one endpoint. */
export const endpointOfLetter = {
  claim: letterEndpoints.claim,
  'premium-claim': letterEndpoints.premiumClaim,
  'claim-answer': letterEndpoints.answerClaim,
  'claim-review': letterEndpoints.reviewClaim,
  'claim-request': letterEndpoints.requestClaim,
  'call-back': letterEndpoints.callBack,
  subscription: letterEndpoints.subscribe,
  upgrade: letterEndpoints.requestUpgrade,
  'family-member': letterEndpoints.requestFamilyMember,
} as const;

export type LetterKind = keyof typeof endpointOfLetter;
export const letterKinds = Object.keys(endpointOfLetter) as LetterKind[];

export const idempotencyHeader = 'idempotency-key';
