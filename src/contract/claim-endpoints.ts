import { endpoint } from './endpoint.ts';
import { claim } from './payloads/claim.ts';
import { claimAnswer } from './payloads/claim-answer.ts';
import { claimRequest } from './payloads/claim-request.ts';
import { claimReview } from './payloads/claim-review.ts';
import { premiumClaim } from './payloads/premium-claim.ts';
import { benefits } from './responses/benefits.ts';
import { claimDetail, claimsPage } from './responses/claims.ts';
import { claimReceived, letterReceived } from './responses/receipt.ts';

const none = undefined;
const statusAndMessage = (message: string) => ({ Status: 'Error', Message: message });

/** Claims, what is asked about them, and what was paid of them. */
export const claimEndpoints = {
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
  claims: endpoint({ method: 'GET', path: '/claims', may: 'customer', payload: none, answer: claimsPage, status: 200 }),
  oneClaim: endpoint({
    method: 'GET',
    path: '/claims/:id',
    may: 'customer',
    payload: none,
    answer: claimDetail,
    status: 200,
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
  /** What was billed and approved, by year and service, and what is left of yearly limits. */
  benefits: endpoint({
    method: 'GET',
    path: '/benefits',
    may: 'customer',
    payload: none,
    answer: benefits,
    status: 200,
  }),
} as const;
