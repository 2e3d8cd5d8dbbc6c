import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { requestsQuery, type Settlement } from '../../src/contract/admin/requests.ts';
import type { Context } from '../context.ts';
import { todayNow } from '../db/calendar.ts';
import { asked, idIn, nothingThere, pageOf } from '../http/query-params.ts';
import { Refusal, unfit } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { presentClaimRequest, presentSubscription, presentUpgrade } from './present.ts';
import * as requests from './repository.ts';

const pageLength = 50;

function pageAsked(request: FastifyRequest) {
  const { state, after } = asked(requestsQuery, request);
  return { open: state !== 'settled', after, most: pageLength + 1 };
}

/** What customers ask for besides a claim, and how it is settled. */
export function requestRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.claimRequests, async ({ request }) => {
    const found = await requests.listClaimRequests(db, pageAsked(request));
    const { shown, next } = pageOf(found, pageLength, ({ request: { id } }) => id);
    return { requests: shown.map(presentClaimRequest), next };
  });
  serve(app, adminEndpoints.subscriptions, async ({ request }) => {
    const found = await requests.listSubscriptions(db, pageAsked(request));
    const { shown, next } = pageOf(found, pageLength, ({ request: { id } }) => id);
    return { subscriptions: shown.map(presentSubscription), next };
  });
  serve(app, adminEndpoints.upgrades, async ({ request }) => {
    const found = await requests.listUpgrades(db, pageAsked(request));
    const { shown, next } = pageOf(found, pageLength, ({ request: { id } }) => id);
    return { upgrades: shown.map(presentUpgrade), next };
  });

  serve(app, adminEndpoints.answerRequest, async ({ session, request }) => {
    const id = idIn(request);
    const mine = await requests.answerRequest(db, id, session.userId);
    const [now] = await requests.listClaimRequests(db, { id, most: 1 });
    return presentClaimRequest(settledNow(now, mine));
  });
  serve(app, adminEndpoints.settleSubscription, async ({ payload, session, request }) => {
    const id = idIn(request);
    if (payload.action === 'confirm' && (await requests.waitsForPlan(db, id))) {
      throw new Refusal(409, (messages) => messages.planNotConfirmed);
    }
    const mine = await requests.settleSubscription(db, id, await dated(payload), session.userId);
    const [now] = await requests.listSubscriptions(db, { id, most: 1 });
    return presentSubscription(settledNow(now, mine));
  });
  serve(app, adminEndpoints.settleUpgrade, async ({ payload, session, request }) => {
    const id = idIn(request);
    const mine = await requests.settleUpgrade(db, id, await dated(payload), session.userId);
    const [now] = await requests.listUpgrades(db, { id, most: 1 });
    return presentUpgrade(settledNow(now, mine));
  });

  async function dated(settlement: Settlement): Promise<requests.Settled> {
    if (settlement.action === 'decline') return settlement;
    const from = settlement.from ?? (await todayNow(db));
    if (settlement.until !== undefined && settlement.until < from) throw unfit({ until: { code: 'wrong-type' } });
    return { action: 'confirm', from, until: settlement.until };
  }
}

function settledNow<T>(now: T | undefined, mine: boolean): T {
  if (!now) throw nothingThere();
  if (!mine) throw new Refusal(409, (messages) => messages.settledBefore);
  return now;
}
