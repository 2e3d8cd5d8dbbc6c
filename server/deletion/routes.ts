import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { requestsQuery } from '../../src/contract/admin/requests.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { provePassword } from '../accounts/current-password.ts';
import type { Context } from '../context.ts';
import { saidTo } from '../http/language.ts';
import { asked, idIn, nothingThere, pageOf } from '../http/query-params.ts';
import { accountDeleted, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { carryOut } from './carry-out.ts';
import { presentDeletion } from './present.ts';
import { askDeletion, deletionAskedAt, listDeletions, takeBackDeletion } from './repository.ts';

const pageLength = 50;

/** A customer asks to be forgotten, and may take it back until an administrator has carried it out. */
export function deletionRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  serve(app, endpoints.askDeletion, async ({ payload, session, request }) => {
    await provePassword(context, session.userId, payload.currentPassword);
    await askDeletion(db, session.userId);
    const at = await deletionAskedAt(db, session.userId);
    if (!at) throw accountDeleted(session.userId);
    return { message: saidTo(request).deletionAsked, deletionAskedAt: at.toISOString() };
  });

  serve(app, endpoints.takeBackDeletion, async ({ session, request }) => {
    await takeBackDeletion(db, session.userId);
    return { message: saidTo(request).deletionTakenBack, deletionAskedAt: null };
  });

  serve(app, adminEndpoints.deletions, async ({ request }) => {
    const { state, after } = asked(requestsQuery, request);
    const found = await listDeletions(db, { open: state !== 'settled', after, most: pageLength + 1 });
    const { shown, next } = pageOf(found, pageLength, ({ request: { id } }) => id);
    return { deletions: shown.map(presentDeletion), next };
  });

  serve(app, adminEndpoints.carryOutDeletion, async ({ session, request }) => {
    const id = idIn(request);
    const carriedOut = await carryOut(db, id, session.userId);
    const [now] = await listDeletions(db, { id, most: 1 });
    if (!now || carriedOut === 'missing') throw nothingThere();
    if (carriedOut === 'undecided') throw new Refusal(409, (messages) => messages.claimsUndecided);
    if (carriedOut === 'settled') throw new Refusal(409, (messages) => messages.settledBefore);
    return presentDeletion(now);
  });
}
