import type { FastifyInstance } from 'fastify';
import { type Conflict, queueQuery } from '../../src/contract/admin/claims.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { HttpError, validationError } from '../http/errors.ts';
import type { Messages } from '../http/language.ts';
import { idParam, notFoundError, paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { decide } from './decide.ts';
import { presentAdminClaim, presentAdminEvent, presentQueued } from './desk-present.ts';
import { queuePage } from './queue.ts';
import { correctionOf, eventsOf, findClaim, newestClaims } from './repository.ts';

const pageLength = 50;
const shownOthers = 20;

/** The administrators' queue, claim details and decisions. */
export function claimDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.queue, async ({ request }) => {
    const found = await queuePage(db, parseQuery(queueQuery, request), pageLength + 1);
    if (!found) throw validationError({ after: { code: 'wrong-type' } });
    const { shown, next } = paginate(found, pageLength, ({ claim }) => claim.id);
    return { claims: shown.map(presentQueued), next };
  });

  async function claimOf(id: string) {
    const now = await findClaim(db, id);
    if (!now) throw notFoundError();
    const { userId } = now.claim;
    const [events, correction, customer, others] = await Promise.all([
      eventsOf(db, id),
      correctionOf(db, now.claim),
      findUser(db, userId),
      newestClaims(db, userId, { most: shownOthers, except: id }),
    ]);
    return presentAdminClaim({ now, events, correction, customer, others });
  }

  serve(app, adminEndpoints.claim, ({ request }) => claimOf(idParam(request)));

  serve(app, adminEndpoints.decide, async ({ payload, session, request }) => {
    const id = idParam(request);
    const result = await decide(db, id, payload, session);
    if (result === 'done') return claimOf(id);
    if (result === 'missing') throw notFoundError();
    const selectMessage = (messages: Messages) => (result === 'stale' ? messages.claimChanged : messages.notNow);
    throw new HttpError(409, selectMessage, { details: await changesSince(id, payload.version) });
  });

  async function changesSince(id: string, since: number): Promise<Conflict> {
    const now = await findClaim(db, id);
    const events = await eventsOf(db, id, since);
    return { version: now?.claim.version ?? since, meanwhile: events.map(presentAdminEvent) };
  }
}
