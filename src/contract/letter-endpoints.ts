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

/** What the outbox sends. Apart from all other endpoints, which the service worker does not need. */
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
  /** Answers what was asked about a claim. */
  answerClaim: endpoint({
    method: 'POST',
    path: '/claim-answers',
    may: 'customer',
    payload: claimAnswer,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Asks for another look at a declined claim. */
  reviewClaim: endpoint({
    method: 'POST',
    path: '/claim-reviews',
    may: 'customer',
    payload: claimReview,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** 403 for a premium service without a premium account. */
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
  /** A second request while one is open brings that one up to date. */
  callBack: endpoint({
    method: 'POST',
    path: '/call-backs',
    may: 'customer',
    payload: callBack,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** Asks for a member of the family. */
  askFamilyMember: endpoint({
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
