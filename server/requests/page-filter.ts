import type { FastifyRequest } from 'fastify';
import { requestsQuery } from '../../src/contract/admin/requests.ts';
import { parseQuery } from '../http/query-params.ts';

export const pageLength = 50;

export function pageFilter(request: FastifyRequest) {
  const { state, search, after } = parseQuery(requestsQuery, request);
  // A search is in all of them.
  const open = state === undefined && search !== undefined ? undefined : state !== 'settled';
  return { open, search, after, most: pageLength + 1 };
}
