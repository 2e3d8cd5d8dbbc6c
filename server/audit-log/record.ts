import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditAction, auditActions } from '../../src/contract/admin/audit-log.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { adminPhotoPath } from '../../src/contract/photos.ts';
import type { Context } from '../context.ts';
import { deviceOf } from '../http/device.ts';
import { apiBase } from '../http/serve.ts';
import { detailsOf, payloadOf } from './details.ts';
import { addToAuditLog, administratorWithEmail } from './repository.ts';
import { subjectOf } from './subject.ts';

const recordedReads = new Set<string>(auditActions.reads);
/** By method and path. Every endpoint of the desk that changes something is recorded. */
const actions = new Map<string, AuditAction>([
  ...Object.entries(adminEndpoints)
    .filter(([name, { method }]) => method !== 'GET' || recordedReads.has(name))
    .map(([name, { method, path }]) => [`${method} ${apiBase}${path}`, name as AuditAction] as const),
  [`GET ${apiBase}${adminPhotoPath(':id', ':sha256')}`, 'photo'],
]);

const actionOf = ({ method, routeOptions: { url } }: FastifyRequest) => actions.get(`${method} ${url}`);

/**
 * Records what administrators do and see, before the response is sent: what cannot be recorded is not shown. A refused log-in is
 * recorded after its response, whose time would tell otherwise whether an administrator has this address.
 */
export function recordInAuditLog(app: FastifyInstance, { db }: Context) {
  async function record(request: FastifyRequest, action: AuditAction, status: number, byUser: string) {
    await addToAuditLog(db, {
      action,
      status,
      byUser,
      ...subjectOf(request.routeOptions.url ?? '', request.params as Record<string, string>),
      // Of what was valid: anything else may be more than a column can hold.
      details: status < 400 || status === 409 ? detailsOf(action, request.body) : null,
      address: request.ip,
      device: deviceOf(request.headers['user-agent']),
    });
  }

  app.addHook('onSend', async (request, { statusCode }) => {
    const action = actionOf(request);
    if (!action || statusCode >= 500 || (statusCode >= 400 && request.method === 'GET')) return;
    const isLogIn = action === 'logIn' && statusCode === 200;
    const byUser = isLogIn ? await administratorOfLogIn(request) : request.session?.userId;
    if (byUser) await record(request, action, statusCode, byUser);
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    // 429 is answered to guesses that were not even tried.
    if (actionOf(request) !== 'logIn' || statusCode === 200 || statusCode === 429) return;
    try {
      const byUser = await administratorOfLogIn(request);
      if (byUser) await record(request, 'logIn', statusCode, byUser);
    } catch (err) {
      request.log.warn({ err }, 'a refused log-in was not recorded');
    }
  });

  async function administratorOfLogIn({ body }: FastifyRequest): Promise<string | undefined> {
    const { email } = payloadOf(body);
    return typeof email === 'string' ? administratorWithEmail(db, email) : undefined;
  }
}
