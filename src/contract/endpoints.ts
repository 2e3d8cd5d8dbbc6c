import { accountEndpoints } from './account-endpoints.ts';
import { cardEndpoints } from './card-endpoints.ts';
import { hospitalsPath, servicesPath } from './catalogue.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { endpoint } from './endpoint.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { ownDataEndpoints } from './own-data-endpoints.ts';
import { callBack } from './payloads/call-back.ts';
import { familyMember } from './payloads/family-member.ts';
import { lettersStatus } from './payloads/letters-status.ts';
import { logIn } from './payloads/log-in.ts';
import { premiumRegistration } from './payloads/premium-registration.ts';
import { premiumLoggedIn, registered } from './responses/accounts.ts';
import { partnerHospitals } from './responses/hospitals.ts';
import { options } from './responses/options.ts';
import { profile } from './responses/profile.ts';
import { letterReceived, lettersArrived } from './responses/receipt.ts';
import { offeredServices } from './responses/services.ts';

const none = undefined;

/**
 * All endpoints except the admin ones. The server's routes and the page's requests are both derived from this table.
 */
export const endpoints = {
  ...accountEndpoints,
  ...cardEndpoints,
  ...claimEndpoints,
  ...orderEndpoints,
  ...noticeEndpoints,
  ...ownDataEndpoints,
  profile: endpoint({ method: 'GET', path: '/profile', may: 'customer', payload: none, answer: profile, status: 200 }),
  options: endpoint({ method: 'GET', path: '/options', may: 'anyone', payload: none, answer: options, status: 200 }),
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
  lettersStatus: endpoint({
    method: 'POST',
    path: '/letters/status',
    may: 'customer',
    payload: lettersStatus,
    answer: lettersArrived,
    status: 200,
  }),
} as const;
