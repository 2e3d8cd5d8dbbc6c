import { accountEndpoints } from './account-endpoints.ts';
import { cardEndpoints } from './card-endpoints.ts';
import { hospitalsPath, servicesPath } from './catalogue.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { endpoint } from './endpoint.ts';
import { letterEndpoints } from './letter-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { ownDataEndpoints } from './own-data-endpoints.ts';
import { logIn } from './payloads/log-in.ts';
import { premiumRegistration } from './payloads/premium-registration.ts';
import { premiumLoggedIn, registered } from './responses/accounts.ts';
import { partnerHospitals } from './responses/hospitals.ts';
import { options } from './responses/options.ts';
import { profile } from './responses/profile.ts';
import { offeredServices } from './responses/services.ts';

const none = undefined;

/**
 * All endpoints except the admin ones. The server's routes and the page's requests are both derived from this table.
 */
export const endpoints = {
  ...accountEndpoints,
  ...cardEndpoints,
  ...letterEndpoints,
  ...claimEndpoints,
  ...orderEndpoints,
  ...noticeEndpoints,
  ...ownDataEndpoints,
  profile: endpoint({ method: 'GET', path: '/profile', may: 'customer', payload: none, answer: profile, status: 200 }),
  options: endpoint({ method: 'GET', path: '/options', may: 'anyone', payload: none, answer: options, status: 200 }),
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
} as const;
