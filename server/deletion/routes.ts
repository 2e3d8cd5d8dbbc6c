import type { FastifyInstance } from 'fastify';
import { adminCalls } from '../../src/contract/admin/api.ts';
import { requestsQuery } from '../../src/contract/admin/requests.ts';
import { calls } from '../../src/contract/api.ts';
import { provePassword } from '../accounts/current-password.ts';
import type { House } from '../house.ts';
import { asked, idIn, nothingThere, pageOf } from '../http/asked.ts';
import { saidTo } from '../http/language.ts';
import { accountDeleted, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { carryOut } from './carry-out.ts';
import { presentDeletion } from './present.ts';
import { askDeletion, deletionAskedAt, listDeletions, takeBackDeletion } from './repository.ts';

const pageLength = 50;

/** A customer asks to be forgotten, and may take it back until an administrator has carried it out. */
export function deletionRoutes(app: FastifyInstance, house: House) {
  const { db } = house;

  serve(app, calls.askDeletion, async ({ payload, session, request }) => {
    await provePassword(house, session.userId, payload.currentPassword);
    await askDeletion(db, session.userId);
    const at = await deletionAskedAt(db, session.userId);
    if (!at) throw accountDeleted(session.userId);
    return { message: saidTo(request).deletionAsked, deletionAskedAt: at.toISOString() };
  });

  serve(app, calls.takeBackDeletion, async ({ session, request }) => {
    await takeBackDeletion(db, session.userId);
    return { message: saidTo(request).deletionTakenBack, deletionAskedAt: null };
  });

  serve(app, adminCalls.deletions, async ({ request }) => {
    const { state, after } = asked(requestsQuery, request);
    const found = await listDeletions(db, { open: state !== 'settled', after, most: pageLength + 1 });
    const { shown, next } = pageOf(found, pageLength, ({ request: { id } }) => id);
    return { deletions: shown.map(presentDeletion), next };
  });

  serve(app, adminCalls.carryOutDeletion, async ({ session, request }) => {
    const id = idIn(request);
    const carriedOut = await carryOut(db, id, session.userId);
    const [now] = await listDeletions(db, { id, most: 1 });
    if (!now || carriedOut === 'missing') throw nothingThere();
    if (carriedOut === 'undecided') throw new Refusal(409, (said) => said.claimsUndecided);
    if (carriedOut === 'settled') throw new Refusal(409, (said) => said.settledBefore);
    return presentDeletion(now);
  });
}
