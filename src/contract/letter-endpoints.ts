import { endpoint } from './endpoint.ts';
import { callBack } from './payloads/call-back.ts';
import { claim } from './payloads/claim.ts';
import { claimAnswer } from './payloads/claim-answer.ts';
import { claimRequest } from './payloads/claim-request.ts';
import { claimReview } from './payloads/claim-review.ts';
import { familyMember } from './payloads/family-member.ts';
import { lettersStatus } from './payloads/letters-status.ts';
import { premiumClaim } from './payloads/premium-claim.ts';
import { subscription } from './payloads/subscription.ts';
import { upgrade } from './payloads/upgrade.ts';
import { claimReceived, letterReceived, lettersArrived } from './responses/receipt.ts';

const statusAndMessage = (message: string) => ({ Status: 'Error', Message: message });

/** The endpoints that the outbox uses. In a file of their own, so that the service worker is bundled without the others. */
export const letterEndpoints = {
  requestClaim: endpoint({
    method: 'POST',
    path: '/claim-request',
    may: 'customer',
    payload: claimRequest,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/claims',
    may: 'customer',
    payload: claim,
    answer: claimReceived,
    status: 201,
    letter: true,
    refusal: statusAndMessage,
  }),
  premiumClaim: endpoint({
    method: 'POST',
    path: '/premiumclaims',
    may: 'premium',
    payload: premiumClaim,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Answers a question of the claims officer about a claim. */
  answerClaim: endpoint({
    method: 'POST',
    path: '/claim-answers',
    may: 'customer',
    payload: claimAnswer,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Requests that a declined claim is reviewed. */
  reviewClaim: endpoint({
    method: 'POST',
    path: '/claim-reviews',
    may: 'customer',
    payload: claimReview,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Responds with 403 if the service is premium and the account is not. */
  subscribe: endpoint({
    method: 'POST',
    path: '/subscriptions',
    may: 'customer',
    payload: subscription,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  requestUpgrade: endpoint({
    method: 'POST',
    path: '/upgrade',
    may: 'customer',
    payload: upgrade,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** If the customer has an open request already, it is updated. */
  callBack: endpoint({
    method: 'POST',
    path: '/call-backs',
    may: 'customer',
    payload: callBack,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Requests that a family member is added to the account. */
  requestFamilyMember: endpoint({
    method: 'POST',
    path: '/family',
    may: 'customer',
    payload: familyMember,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  lettersStatus: endpoint({
    method: 'POST',
    path: '/letters/status',
    may: 'customer',
    payload: lettersStatus,
    answer: lettersArrived,
    status: 200,
  }),
} as const;
