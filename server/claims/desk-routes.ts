import type { FastifyInstance } from 'fastify';
import { type Conflict, queueQuery } from '../../src/contract/admin/claims.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { findUser } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import type { Sentences } from '../http/language.ts';
import { asked, idIn, nothingThere, pageOf } from '../http/query-params.ts';
import { Refusal, unfit } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { decide } from './decide.ts';
import { presentAdminClaim, presentAdminEvent, presentQueued } from './desk-present.ts';
import { queuePage } from './queue.ts';
import { correctionOf, eventsOf, findClaim, newestClaims } from './repository.ts';

const pageLength = 50;
const shownOthers = 20;

/** The queue, a claim with all that belongs to it, and what is decided about it. */
export function claimDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.queue, async ({ request }) => {
    const found = await queuePage(db, asked(queueQuery, request), pageLength + 1);
    if (!found) throw unfit({ after: { code: 'wrong-type' } });
    const { shown, next } = pageOf(found, pageLength, ({ claim }) => claim.id);
    return { claims: shown.map(presentQueued), next };
  });

  async function claimOf(id: string) {
    const now = await findClaim(db, id);
    if (!now) throw nothingThere();
    const { userId } = now.claim;
    const [events, correction, customer, others] = await Promise.all([
      eventsOf(db, id),
      correctionOf(db, now.claim),
      findUser(db, userId),
      newestClaims(db, userId, { most: shownOthers, but: id }),
    ]);
    return presentAdminClaim({ now, events, correction, customer, others });
  }

  serve(app, adminEndpoints.claim, ({ request }) => claimOf(idIn(request)));

  serve(app, adminEndpoints.decide, async ({ payload, session, request }) => {
    const id = idIn(request);
    const decided = await decide(db, id, payload, session);
    if (decided === 'done') return claimOf(id);
    if (decided === 'missing') throw nothingThere();
    const say = (said: Sentences) => (decided === 'stale' ? said.claimChanged : said.notNow);
    throw new Refusal(409, say, { details: await meanwhile(id, payload.version) });
  });

  async function meanwhile(id: string, since: number): Promise<Conflict> {
    const now = await findClaim(db, id);
    const events = await eventsOf(db, id, since);
    return { version: now?.claim.version ?? since, meanwhile: events.map(presentAdminEvent) };
  }
}
