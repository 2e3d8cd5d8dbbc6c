import type * as v from 'valibot';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Payload } from '../payload.ts';
import { familyMember } from '../payloads/family-member.ts';
import { passwordChange } from '../payloads/password-change.ts';
import { sessionEnd } from '../payloads/session-end.ts';
import { loggedOut } from '../responses/accounts.ts';
import { openSessions, othersEnded } from '../responses/sessions.ts';
import { administratorChange, administratorList, ownAccounts } from './administrators.ts';
import { auditPage } from './audit-log.ts';
import { adminClaim, adminSavedReply, assignment, note, queuePage, savedReplies, savedReply } from './claims.ts';
import { customerDetail, customersPage, plan, sendAgain } from './customers.ts';
import { decision } from './decision.ts';
import { familyRequestLine, familyRequestsPage, familySettlement } from './family.ts';
import {
  adminBirrRate,
  adminByQuarter,
  adminGracePeriod,
  adminHospital,
  adminOffers,
  adminPaymentMethod,
  adminPolicy,
  adminPremiumPrice,
  adminService,
  birrRate,
  byQuarter,
  gracePeriod,
  hospital,
  newService,
  paymentMethod,
  policy,
  premiumPrice,
  serviceChange,
} from './offers.ts';
import { overview } from './overview.ts';
import { closing, moneyByMonth, paymentLine, paymentsPage, providerRefund, refundNote } from './payments.ts';
import { payoutList } from './payouts.ts';
import {
  callBackDone,
  callBackLine,
  callBacksPage,
  claimRequestLine,
  claimRequestsPage,
  deletionLine,
  deletionsPage,
  instalmentPaid,
  settlement,
  subscriptionLine,
  subscriptionsPage,
  upgradeLine,
  upgradesPage,
} from './requests.ts';
import type { DeskRole } from './roles.ts';
import {
  administrator,
  adminLoggedIn,
  adminLogIn,
  secondFactorBegin,
  secondFactorBegun,
  secondFactorConfirmation,
  secondFactorConfirmed,
} from './session.ts';

/** For every administrator. */
const read = <A extends v.GenericSchema>(path: string, answer: A) =>
  endpoint({ method: 'GET', path: `/admin${path}`, may: 'admin', payload: undefined, answer, status: 200 });

const write = <P extends Payload | undefined, A extends v.GenericSchema>(
  method: Exclude<Endpoint['method'], 'GET'>,
  path: string,
  payload: P,
  answer: A,
) => endpoint({ method, path: `/admin${path}`, may: 'admin', deskRole: 'officer', payload, answer, status: 200 });

/** For officers, who may write, unless another role is given. */
const forRole = <C extends Endpoint>(deskRole: DeskRole, of: C): C => ({ ...of, deskRole });

/** For every administrator. Everything else that changes something needs a second factor, unless a setting says otherwise. */
const ownAccount = <C extends Endpoint>(of: C): C => ({ ...of, withoutSecondFactor: true, deskRole: 'viewer' });

/**
 * The admin endpoints, and the role that each needs, in a table of their own so that customers' pages do not download it. They respond with 404 to
 * anyone but administrators, and with 401 to an administrator's expired session.
 */
export const adminEndpoints = {
  /** Refuses a customer's correct password exactly like a wrong one. */
  logIn: endpoint({
    method: 'POST',
    path: '/admin/login',
    may: 'anyone',
    payload: adminLogIn,
    answer: adminLoggedIn,
    status: 200,
  }),
  logOut: ownAccount(write('POST', '/logout', undefined, loggedOut)),
  /** Ends all other sessions of the administrator; this one continues with the new token. */
  changePassword: ownAccount(write('PUT', '/password', passwordChange, adminLoggedIn)),
  /** Takes effect with `confirmSecondFactor`. */
  beginSecondFactor: ownAccount(write('POST', '/second-factor', secondFactorBegin, secondFactorBegun)),
  confirmSecondFactor: ownAccount(
    write('POST', '/second-factor/confirmation', secondFactorConfirmation, secondFactorConfirmed),
  ),
  /** The administrator's own. The next two need the password. */
  ownSessions: read('/sessions', openSessions),
  endOwnSession: ownAccount(write('POST', '/sessions/:id/end', sessionEnd, openSessions)),
  endOwnOtherSessions: ownAccount(write('POST', '/sessions/end-others', sessionEnd, othersEnded)),
  whoAmI: read('/me', administrator),
  overview: read('/overview', overview),

  /** Takes `queueQuery`. */
  queue: read('/claims', queuePage),
  claim: read('/claims/:id', adminClaim),
  /** 409 with `meanwhile` if the claim has changed since the version given. */
  decide: write('POST', '/claims/:id/decision', decision, adminClaim),
  /** Approved claims, which are paid by the decision `pay`. */
  payouts: forRole('officer', read('/payouts', payoutList)),
  assign: write('PUT', '/claims/:id/assignment', assignment, adminClaim),
  addNote: write('POST', '/claims/:id/notes', note, adminClaim),

  savedReplies: read('/saved-replies', savedReplies),
  addSavedReply: write('POST', '/saved-replies', savedReply, adminSavedReply),
  changeSavedReply: write('PUT', '/saved-replies/:id', savedReply, adminSavedReply),
  deleteSavedReply: write('DELETE', '/saved-replies/:id', undefined, savedReplies),

  /** Takes `customersQuery`. */
  customers: read('/customers', customersPage),
  customer: read('/customers/:id', customerDetail),
  changePlan: write('PUT', '/customers/:id/plan', plan, customerDetail),
  /** Responds with 409 if it still waits to be sent. */
  sendAgain: write('POST', '/customers/:id/notices/:notice/send', sendAgain, customerDetail),
  /** Blocks a card and makes a new one. Repeating it makes no other. */
  blockCard: write('POST', '/customers/:id/cards/:card/block', undefined, customerDetail),
  endSessions: write('POST', '/customers/:id/end-sessions', undefined, customerDetail),

  addFamilyMember: write('POST', '/customers/:id/family', familyMember, customerDetail),
  changeFamilyMember: write('PUT', '/family-members/:id', familyMember, customerDetail),
  /** Claims for this person are no longer taken. */
  endFamilyMember: forRole('lead', write('POST', '/family-members/:id/end', undefined, customerDetail)),

  /** This and the next four take `requestsQuery`. */
  claimRequests: read('/claim-requests', claimRequestsPage),
  callBacks: read('/call-backs', callBacksPage),
  subscriptions: read('/subscriptions', subscriptionsPage),
  upgrades: read('/upgrades', upgradesPage),
  familyRequests: read('/family-members', familyRequestsPage),
  deletions: read('/deletions', deletionsPage),
  /** These respond with 409 if the request is already settled. */
  answerRequest: write('POST', '/claim-requests/:id/answered', undefined, claimRequestLine),
  /** Also with 409 if somebody else has taken it. */
  takeCallBack: write('PUT', '/call-backs/:id/taken', assignment, callBackLine),
  finishCallBack: write('POST', '/call-backs/:id/done', callBackDone, callBackLine),
  settleSubscription: write('POST', '/subscriptions/:id/settlement', settlement, subscriptionLine),
  settleUpgrade: write('POST', '/upgrades/:id/settlement', settlement, upgradeLine),
  /** This and the next note an instalment after the first; 409 if it is not the next one. */
  payInstalment: write('POST', '/subscriptions/:id/instalments', instalmentPaid, subscriptionLine),
  payPlanInstalment: write('POST', '/upgrades/:id/instalments', instalmentPaid, upgradeLine),
  settleFamilyMember: write('POST', '/family-members/:id/settlement', familySettlement, familyRequestLine),
  /** 409 while the customer has undecided claims. Cannot be undone. */
  carryOutDeletion: forRole('lead', write('POST', '/deletions/:id/carried-out', undefined, deletionLine)),

  /** Takes `paymentsQuery`. */
  payments: forRole('lead', read('/payments', paymentsPage)),
  /** Takes `closingQuery`. */
  paymentsClosing: forRole('lead', read('/payments/closing', closing)),
  moneyByMonth: forRole('lead', read('/payments/months', moneyByMonth)),
  /** This and the next respond with 409 if the payment is already decided. */
  acceptPayment: forRole('lead', write('POST', '/payments/:id/acceptance', undefined, paymentLine)),
  refundAtProvider: forRole('lead', write('POST', '/payments/:id/provider-refund', providerRefund, paymentLine)),
  /** Notes what was given back elsewhere. */
  refundPayment: forRole('lead', write('POST', '/payments/:id/refund', refundNote, paymentLine)),

  offers: read('/offers', adminOffers),
  addService: forRole('administrator', write('POST', '/services', newService, adminService)),
  changeService: forRole('administrator', write('PUT', '/services/:slug', serviceChange, adminService)),
  addHospital: forRole('administrator', write('POST', '/hospitals', hospital, adminHospital)),
  changeHospital: forRole('administrator', write('PUT', '/hospitals/:id', hospital, adminHospital)),
  addPolicy: forRole('administrator', write('POST', '/policies', policy, adminPolicy)),
  changePolicy: forRole('administrator', write('PUT', '/policies/:id', policy, adminPolicy)),
  addPaymentMethod: forRole('administrator', write('POST', '/payment-methods', paymentMethod, adminPaymentMethod)),
  changePaymentMethod: forRole(
    'administrator',
    write('PUT', '/payment-methods/:id', paymentMethod, adminPaymentMethod),
  ),
  changeBirrRate: forRole('administrator', write('PUT', '/birr-rate', birrRate, adminBirrRate)),
  changePremiumPrice: forRole('administrator', write('PUT', '/premium-price', premiumPrice, adminPremiumPrice)),

  changeGracePeriod: forRole('administrator', write('PUT', '/grace-period', gracePeriod, adminGracePeriod)),
  changeByQuarter: forRole('administrator', write('PUT', '/by-quarter', byQuarter, adminByQuarter)),

  /** What administrators did and saw. Takes `auditQuery`. */
  auditLog: forRole('administrator', read('/audit-log', auditPage)),

  administrators: forRole('administrator', read('/administrators', administratorList)),
  /** This and the next three respond with 409 for oneself. */
  changeAdministrator: forRole(
    'administrator',
    write('PUT', '/administrators/:id', administratorChange, administratorList),
  ),
  changeOwnAccounts: forRole(
    'administrator',
    write('PUT', '/administrators/:id/own-accounts', ownAccounts, administratorList),
  ),
  endAdministratorSessions: forRole(
    'administrator',
    write('POST', '/administrators/:id/end-sessions', undefined, administratorList),
  ),
  removeAdministrator: forRole('administrator', write('DELETE', '/administrators/:id', undefined, administratorList)),
} as const;
