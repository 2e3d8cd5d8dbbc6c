import type { FastifyInstance } from 'fastify';
import { type Conflict, queueQuery } from '../../src/contract/admin/claims.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { mayApprove } from '../../src/contract/admin/roles.ts';
import { findUser } from '../accounts/repository.ts';
import { yearlyLimitOf } from '../benefits/repository.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import { fieldError, HttpError, validationError } from '../http/errors.ts';
import type { Messages } from '../http/language.ts';
import { idParam, notFoundError, paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { linkedPhotos } from '../photos/repository.ts';
import { presentSubscription } from '../subscriptions/present.ts';
import { subscriptionsOf } from '../subscriptions/repository.ts';
import { decide } from './decide.ts';
import { presentAdminClaim, presentAdminEvent, presentQueued } from './desk-present.ts';
import { addNote, assignClaim, notesOf } from './desk-repository.ts';
import { findFirstApproval } from './first-approval.ts';
import { queuePage } from './queue.ts';
import { correctionOf, eventsOf, findClaim, newestClaims } from './repository.ts';

const pageLength = 50;
const shownOthers = 20;

/** The administrators' queue, claim details and decisions. */
export function claimDeskRoutes(app: FastifyInstance, { db, config }: Context) {
  serve(app, adminEndpoints.queue, async ({ request, session }) => {
    const paging = { most: pageLength + 1, administrator: session.userId };
    const found = await queuePage(db, parseQuery(queueQuery, request), paging);
    if (!found) throw validationError({ after: { code: 'wrong-type' } });
    const { shown, next } = paginate(found, pageLength, ({ claim }) => claim.id);
    return { claims: shown.map(presentQueued), next };
  });

  async function claimOf(id: string, session: Session) {
    const now = await findClaim(db, id);
    if (!now) throw notFoundError();
    const { userId, assignedTo } = now.claim;
    const [events, correction, photos, customer, others, notes, subscriptions, assignee, firstApproval, yearlyLimit] =
      await Promise.all([
        eventsOf(db, id),
        correctionOf(db, now.claim),
        linkedPhotos(db, { claimId: id }),
        findUser(db, userId),
        newestClaims(db, userId, { most: shownOthers, except: id }),
        notesOf(db, id),
        subscriptionsOf(db, userId),
        assignedTo === null ? undefined : findUser(db, assignedTo),
        findFirstApproval(db, id),
        yearlyLimitOf(db, now.claim),
      ]);
    return presentAdminClaim({
      now,
      events,
      correction,
      photos,
      customer,
      others,
      notes,
      assignedToName: assignee?.username ?? null,
      subscriptions: subscriptions.map(presentSubscription).filter(({ status }) => status !== 'declined'),
      session,
      firstApproval,
      yearlyLimit,
    });
  }

  serve(app, adminEndpoints.claim, ({ request, session }) => claimOf(idParam(request), session));

  serve(app, adminEndpoints.decide, async ({ payload, session, request }) => {
    const id = idParam(request);
    if (payload.action === 'pay' && payload.day > (await queryToday(db))) throw fieldError('day', 'in-future');
    if (payload.action === 'approve' && !mayApprove({ ...session, role: session.deskRole }, payload.amountCents))
      throw new HttpError(403, (messages) => messages.aboveLimit);
    const { twoApprovalsAboveCents } = config;
    const result = await decide(db, id, payload, session, { twoApprovalsAboveCents });
    if (result === 'done' || result === 'first') return claimOf(id, session);
    if (result === 'same-person') throw new HttpError(403, (messages) => messages.secondPerson);
    if (result === 'own-decline') throw new HttpError(403, (messages) => messages.ownDecline);
    if (result === 'missing') throw notFoundError();
    const selectMessage = (messages: Messages) => (result === 'stale' ? messages.claimChanged : messages.notNow);
    throw new HttpError(409, selectMessage, { details: await changesSince(id, payload.version) });
  });

  serve(app, adminEndpoints.assign, async ({ payload, session, request }) => {
    const id = idParam(request);
    const result = await assignClaim(db, id, payload.to === 'me' ? session.userId : null);
    if (result === 'missing') throw notFoundError();
    if (result === 'own-decline') throw new HttpError(403, (messages) => messages.ownDecline);
    return claimOf(id, session);
  });

  serve(app, adminEndpoints.addNote, async ({ payload, session, request }) => {
    const id = idParam(request);
    if (!(await addNote(db, id, session.userId, payload.text))) throw notFoundError();
    return claimOf(id, session);
  });

  async function changesSince(id: string, since: number): Promise<Conflict> {
    const now = await findClaim(db, id);
    const events = await eventsOf(db, id, since);
    return { version: now?.claim.version ?? since, meanwhile: events.map(presentAdminEvent) };
  }
}
