import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { requestsQuery } from '../../src/contract/admin/requests.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { verifyCurrentPassword } from '../accounts/current-password.ts';
import type { Context } from '../context.ts';
import { accountDeletedError, HttpError } from '../http/errors.ts';
import { messagesFor } from '../http/language.ts';
import { idParam, notFoundError, paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { carryOut } from './carry-out.ts';
import { presentDeletion } from './present.ts';
import { deletionRequestedAt, listDeletions, requestDeletion, withdrawDeletion } from './repository.ts';

const pageLength = 50;

/** Customers request the deletion of their account, and may withdraw the request until an administrator carries it out. */
export function deletionRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  serve(app, endpoints.askDeletion, async ({ payload, session, request }) => {
    await verifyCurrentPassword(context, session.userId, payload.currentPassword);
    await requestDeletion(db, session.userId);
    const at = await deletionRequestedAt(db, session.userId);
    if (!at) throw accountDeletedError(session.userId);
    return { message: messagesFor(request).deletionAsked, deletionAskedAt: at.toISOString() };
  });

  serve(app, endpoints.takeBackDeletion, async ({ session, request }) => {
    if (!(await withdrawDeletion(db, session.userId))) request.auditDetails = false;
    return { message: messagesFor(request).deletionTakenBack, deletionAskedAt: null };
  });

  serve(app, adminEndpoints.deletions, async ({ request }) => {
    const { state, after } = parseQuery(requestsQuery, request);
    const found = await listDeletions(db, { open: state !== 'settled', after, most: pageLength + 1 });
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { deletions: shown.map(presentDeletion), next };
  });

  serve(app, adminEndpoints.carryOutDeletion, async ({ session, request }) => {
    const id = idParam(request);
    const result = await carryOut(db, id, session.userId);
    const [now] = await listDeletions(db, { id, most: 1 });
    if (!now || result === 'missing') throw notFoundError();
    if (result === 'undecided') throw new HttpError(409, (messages) => messages.claimsUndecided);
    if (result === 'settled') throw new HttpError(409, (messages) => messages.settledBefore);
    return presentDeletion(now);
  });
}
