import type * as v from 'valibot';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Payload } from '../payload.ts';
import { logIn } from '../payloads/log-in.ts';
import { passwordChange } from '../payloads/password-change.ts';
import { loggedOut } from '../responses/accounts.ts';
import { adminClaim, queuePage } from './claims.ts';
import { customerDetail, customersPage, plan } from './customers.ts';
import { decision } from './decision.ts';
import {
  adminBirrRate,
  adminHospital,
  adminOffers,
  adminPaymentMethod,
  adminPolicy,
  adminService,
  birrRate,
  hospital,
  newService,
  paymentMethod,
  policy,
  serviceChange,
} from './offers.ts';
import { overview } from './overview.ts';
import {
  claimRequestLine,
  claimRequestsPage,
  deletionLine,
  deletionsPage,
  settlement,
  subscriptionLine,
  subscriptionsPage,
  upgradeLine,
  upgradesPage,
} from './requests.ts';
import { administrator, adminLoggedIn } from './session.ts';

const read = <A extends v.GenericSchema>(path: string, answer: A) =>
  endpoint({ method: 'GET', path: `/admin${path}`, may: 'admin', payload: undefined, answer, status: 200 });

const write = <P extends Payload | undefined, A extends v.GenericSchema>(
  method: Exclude<Endpoint['method'], 'GET'>,
  path: string,
  payload: P,
  answer: A,
) => endpoint({ method, path: `/admin${path}`, may: 'admin', payload, answer, status: 200 });

/**
 * The endpoints of the desk, a table of their own so that no customer's phone downloads it. To anybody else they are not
 * there: 404. Only a session of an administrator that has run out is told so, with 401.
 */
export const adminEndpoints = {
  /** Refuses a customer's right password as it refuses a wrong one. */
  logIn: endpoint({
    method: 'POST',
    path: '/admin/login',
    may: 'anyone',
    payload: logIn,
    answer: adminLoggedIn,
    status: 200,
  }),
  logOut: write('POST', '/logout', undefined, loggedOut),
  /** Every other session of this administrator ends; this one goes on with the new token. */
  changePassword: write('PUT', '/password', passwordChange, adminLoggedIn),
  whoAmI: read('/me', administrator),
  overview: read('/overview', overview),

  /** asked with `queueQuery` */
  queue: read('/claims', queuePage),
  claim: read('/claims/:id', adminClaim),
  /** 409 with `meanwhile` where the claim has changed since the version that the decision names */
  decide: write('POST', '/claims/:id/decision', decision, adminClaim),

  /** asked with `customersQuery` */
  customers: read('/customers', customersPage),
  customer: read('/customers/:id', customerDetail),
  changePlan: write('PUT', '/customers/:id/plan', plan, customerDetail),
  endSessions: write('POST', '/customers/:id/end-sessions', undefined, customerDetail),

  /** asked with `requestsQuery`, these four */
  claimRequests: read('/claim-requests', claimRequestsPage),
  subscriptions: read('/subscriptions', subscriptionsPage),
  upgrades: read('/upgrades', upgradesPage),
  deletions: read('/deletions', deletionsPage),
  /** 409 for each of them where it was settled before */
  answerRequest: write('POST', '/claim-requests/:id/answered', undefined, claimRequestLine),
  settleSubscription: write('POST', '/subscriptions/:id/settlement', settlement, subscriptionLine),
  settleUpgrade: write('POST', '/upgrades/:id/settlement', settlement, upgradeLine),
  /** 409 while claims of this customer wait for a decision. It cannot be undone. */
  carryOutDeletion: write('POST', '/deletions/:id/carried-out', undefined, deletionLine),

  offers: read('/offers', adminOffers),
  addService: write('POST', '/services', newService, adminService),
  changeService: write('PUT', '/services/:slug', serviceChange, adminService),
  addHospital: write('POST', '/hospitals', hospital, adminHospital),
  changeHospital: write('PUT', '/hospitals/:id', hospital, adminHospital),
  addPolicy: write('POST', '/policies', policy, adminPolicy),
  changePolicy: write('PUT', '/policies/:id', policy, adminPolicy),
  addPaymentMethod: write('POST', '/payment-methods', paymentMethod, adminPaymentMethod),
  changePaymentMethod: write('PUT', '/payment-methods/:id', paymentMethod, adminPaymentMethod),
  changeBirrRate: write('PUT', '/birr-rate', birrRate, adminBirrRate),
} as const;
