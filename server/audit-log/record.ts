import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditAction, auditActions } from '../../src/contract/admin/audit-log.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { adminPhotoPath } from '../../src/contract/photos.ts';
import type { Context } from '../context.ts';
import { deviceOf } from '../http/device.ts';
import { apiBase } from '../http/serve.ts';
import { isWithinAllowance } from './allowance.ts';
import { detailsOf } from './details.ts';
import { addToAuditLog } from './repository.ts';
import { subjectOf } from './subject.ts';

const recordedReads = new Set<string>(auditActions.reads);
const recordedOfCustomers = new Set<string>(auditActions.accounts);
const keyOf = ({ method, path }: Endpoint) => `${method} ${apiBase}${path}`;

/** By method and path. Every endpoint of the desk that changes something is recorded. */
const actions = new Map<string, AuditAction>([
  ...Object.entries(adminEndpoints)
    .filter(([name, { method }]) => method !== 'GET' || recordedReads.has(name))
    .map(([name, endpoint]) => [keyOf(endpoint), name as AuditAction] as const),
  ...Object.entries(endpoints)
    .map(([name, endpoint]) => [keyOf(endpoint), `customer.${name}` as AuditAction] as const)
    .filter(([, action]) => recordedOfCustomers.has(action)),
  [`GET ${apiBase}${adminPhotoPath(':id', ':sha256')}`, 'photo'],
]);

const pathOf = ({ method, routeOptions: { url } }: FastifyRequest) => `${method} ${url}`;
const actionOf = (request: FastifyRequest) => actions.get(pathOf(request));

/** A customer asked for what is not theirs to see or do. */
const isForbidden = ({ session }: FastifyRequest, status: number) =>
  status === 403 && session !== null && session.role !== 'admin';

/**
 * Records what administrators do and see, and what customers do with their accounts, before the response is sent: what cannot be
 * recorded is not shown. A refused log-in is recorded after its response, whose time would tell otherwise whether there is an account;
 * it is that of the account, never what was typed.
 */
export function recordInAuditLog(app: FastifyInstance, { db, config: { limits } }: Context) {
  async function record(request: FastifyRequest, action: AuditAction, status: number, byUser: string) {
    const isOfCustomer = recordedOfCustomers.has(action);
    if (isOfCustomer && !(await isWithinAllowance(db, limits, byUser, action, status))) return;
    const { auditDetails, body, routeOptions, params, ip, headers } = request;
    // Of what was valid: anything else may be more than a column can hold.
    const isValid = status < 400 || status === 409;
    await addToAuditLog(db, {
      action,
      status,
      byUser,
      ...subjectOf(routeOptions.url ?? '', params as Record<string, string>),
      ...(action === 'customer.forbidden' && { subject: pathOf(request) }),
      ...(isOfCustomer && { customerId: byUser }),
      details: (isOfCustomer ? auditDetails : isValid && detailsOf(action, body)) || null,
      address: ip,
      device: deviceOf(headers['user-agent']),
    });
  }

  app.addHook('onSend', async (request, { statusCode }) => {
    const { session, accountIds } = request;
    if (session && request.auditDetails !== false && isForbidden(request, statusCode))
      return record(request, 'customer.forbidden', statusCode, session.userId);
    const action = actionOf(request);
    if (!action || statusCode >= 500 || (statusCode >= 400 && request.method === 'GET')) return;
    // 429 is answered to guesses that were not even tried.
    if (recordedOfCustomers.has(action) && (statusCode === 429 || request.auditDetails === false)) return;
    const byUser = session?.userId ?? (statusCode < 400 ? accountIds?.[0] : undefined);
    if (byUser) await record(request, action, statusCode, byUser);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const action = actionOf(request);
    if (!action || request.session || statusCode < 400 || statusCode === 429 || statusCode >= 500) return;
    try {
      for (const id of request.accountIds ?? []) await record(request, action, statusCode, id);
    } catch (err) {
      request.log.warn({ err }, 'a refused log-in was not recorded');
    }
  });
}
