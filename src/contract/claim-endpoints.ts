import { endpoint } from './endpoint.ts';
import { benefits } from './responses/benefits.ts';
import { claimDetail, claimsPage } from './responses/claims.ts';

const none = undefined;

/** The customer's claims and benefits. */
export const claimEndpoints = {
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
} as const;
