import { accountEndpoints } from './account-endpoints.ts';
import { cardEndpoints } from './card-endpoints.ts';
import { hospitalsPath, servicesPath } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { callBack } from './payloads/call-back.ts';
import { claim } from './payloads/claim.ts';
import { claimAnswer } from './payloads/claim-answer.ts';
import { claimRequest } from './payloads/claim-request.ts';
import { claimReview } from './payloads/claim-review.ts';
import { deletion } from './payloads/deletion.ts';
import { familyMember } from './payloads/family-member.ts';
import { lettersStatus } from './payloads/letters-status.ts';
import { logIn } from './payloads/log-in.ts';
import { noticeChoices } from './payloads/notice-choices.ts';
import { ownDataRequest } from './payloads/own-data-request.ts';
import { newPayment } from './payloads/payment.ts';
import { premiumClaim } from './payloads/premium-claim.ts';
import { premiumRegistration } from './payloads/premium-registration.ts';
import { pushRemoval, pushSubscription } from './payloads/push-subscription.ts';
import { seenNotices } from './payloads/seen-notices.ts';
import { sessionEnd } from './payloads/session-end.ts';
import { subscription } from './payloads/subscription.ts';
import { upgrade } from './payloads/upgrade.ts';
import { premiumLoggedIn, registered } from './responses/accounts.ts';
import { benefits } from './responses/benefits.ts';
import { claimDetail, claimsPage } from './responses/claims.ts';
import { partnerHospitals } from './responses/hospitals.ts';
import { customerNotices, noticesSeen } from './responses/notices.ts';
import { options } from './responses/options.ts';
import { deletionAsked, ownData } from './responses/own-data.ts';
import { payment, paymentList } from './responses/payments.ts';
import { noticesUpdated, profile, pushUpdated } from './responses/profile.ts';
import { claimReceived, letterReceived, lettersArrived } from './responses/receipt.ts';
import { offeredServices } from './responses/services.ts';
import { openSessions, othersEnded } from './responses/sessions.ts';

const none = undefined;
const statusAndMessage = (message: string) => ({ Status: 'Error', Message: message });

/**
 * All endpoints except the admin ones. The server's routes and the page's requests are both derived from this table.
 */
export const endpoints = {
  ...accountEndpoints,
  ...cardEndpoints,
  profile: endpoint({ method: 'GET', path: '/profile', may: 'customer', payload: none, answer: profile, status: 200 }),
  requestClaim: endpoint({
    method: 'POST',
    path: '/claim-request',
    may: 'customer',
    payload: claimRequest,
    answer: letterReceived,
    status: 201,
    letter: true,
  }),
  /** What a customer was told, to be read in the app. */
  notices: endpoint({
    method: 'GET',
    path: '/notices',
    may: 'customer',
    payload: none,
    answer: customerNotices,
    status: 200,
  }),
  /** An older notice than the one that was seen before changes nothing. */
  seeNotices: endpoint({
    method: 'PUT',
    path: '/notices/seen',
    may: 'customer',
    payload: seenNotices,
    answer: noticesSeen,
    status: 200,
  }),
  /** What the customer wants to be told on which channel. */
  updateNotices: endpoint({
    method: 'PUT',
    path: '/notices',
    may: 'customer',
    payload: noticeChoices,
    answer: noticesUpdated,
    status: 200,
  }),
  /** A phone shows notifications of this customer from now on, and of nobody else. */
  subscribePush: endpoint({
    method: 'POST',
    path: '/push-subscriptions',
    may: 'customer',
    payload: pushSubscription,
    answer: pushUpdated,
    status: 200,
  }),
  unsubscribePush: endpoint({
    method: 'POST',
    path: '/push-subscriptions/removal',
    may: 'customer',
    payload: pushRemoval,
    answer: pushUpdated,
    status: 200,
  }),
  options: endpoint({ method: 'GET', path: '/options', may: 'anyone', payload: none, answer: options, status: 200 }),
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
  premiumRegister: endpoint({
    method: 'POST',
    path: '/premium-register',
    may: 'anyone',
    payload: premiumRegistration,
    answer: registered,
    status: 201,
  }),
  premiumLogIn: endpoint({
    method: 'POST',
    path: '/premium-login',
    may: 'anyone',
    payload: logIn,
    answer: premiumLoggedIn,
    status: 200,
  }),
  premiumProfile: endpoint({
    method: 'GET',
    path: '/premium-profile',
    may: 'premium',
    payload: none,
    answer: profile,
    status: 200,
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
  payments: endpoint({
    method: 'GET',
    path: '/payments',
    may: 'customer',
    payload: none,
    answer: paymentList,
    status: 200,
  }),
  /** Answers with the payment that is begun for this order already, if there is one. */
  beginPayment: endpoint({
    method: 'POST',
    path: '/payments',
    may: 'customer',
    payload: newPayment,
    answer: payment,
    status: 201,
  }),
  /** Asks the provider, while it is not known whether it was paid. */
  onePayment: endpoint({
    method: 'GET',
    path: '/payments/:id',
    may: 'customer',
    payload: none,
    answer: payment,
    status: 200,
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
  services: endpoint({
    method: 'GET',
    path: servicesPath,
    may: 'anyone',
    payload: none,
    answer: offeredServices,
    status: 200,
  }),
  hospitals: endpoint({
    method: 'GET',
    path: hospitalsPath,
    may: 'anyone',
    payload: none,
    answer: partnerHospitals,
    status: 200,
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
  /** What was billed and approved, by year and service, and what is left of yearly limits. */
  benefits: endpoint({
    method: 'GET',
    path: '/benefits',
    may: 'customer',
    payload: none,
    answer: benefits,
    status: 200,
  }),
  lettersStatus: endpoint({
    method: 'POST',
    path: '/letters/status',
    may: 'customer',
    payload: lettersStatus,
    answer: lettersArrived,
    status: 200,
  }),

  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    may: 'customer',
    payload: none,
    answer: openSessions,
    status: 200,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/sessions/:id/end',
    may: 'customer',
    payload: sessionEnd,
    answer: openSessions,
    status: 200,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/sessions/end-others',
    may: 'customer',
    payload: sessionEnd,
    answer: othersEnded,
    status: 200,
  }),
  ownData: endpoint({
    method: 'POST',
    path: '/own-data',
    may: 'customer',
    payload: ownDataRequest,
    answer: ownData,
    status: 200,
  }),
  /** Repeating the request keeps the time of the first one. */
  askDeletion: endpoint({
    method: 'POST',
    path: '/deletion',
    may: 'customer',
    payload: deletion,
    answer: deletionAsked,
    status: 200,
  }),
  takeBackDeletion: endpoint({
    method: 'POST',
    path: '/deletion/taken-back',
    may: 'customer',
    payload: none,
    answer: deletionAsked,
    status: 200,
  }),
} as const;
