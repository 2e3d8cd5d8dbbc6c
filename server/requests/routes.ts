import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Settlement } from '../../src/contract/admin/requests.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import { HttpError, validationError } from '../http/errors.ts';
import { idParam, notFoundError, paginate } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { pageFilter, pageLength } from './page-filter.ts';
import { presentClaimRequest, presentSubscription, presentUpgrade } from './present.ts';
import * as requests from './repository.ts';

/** Administrators list and settle customers' requests other than claims. */
export function requestRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.claimRequests, async ({ request }) => {
    const found = await requests.listClaimRequests(db, pageFilter(request));
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { requests: shown.map(presentClaimRequest), next };
  });
  serve(app, adminEndpoints.subscriptions, async ({ request }) => {
    const found = await requests.listSubscriptions(db, pageFilter(request));
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { subscriptions: shown.map(presentSubscription), next };
  });
  serve(app, adminEndpoints.upgrades, async ({ request }) => {
    const found = await requests.listUpgrades(db, pageFilter(request));
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { upgrades: shown.map(presentUpgrade), next };
  });

  serve(app, adminEndpoints.answerRequest, async ({ session, request }) => {
    const id = idParam(request);
    const settled = await requests.answerRequest(db, id, session.userId);
    const [now] = await requests.listClaimRequests(db, { id, most: 1 });
    return presentClaimRequest(requireSettled(now, settled));
  });
  serve(app, adminEndpoints.settleSubscription, async ({ payload, session, request }) => {
    const id = idParam(request);
    if (payload.action === 'confirm' && (await requests.needsConfirmedPlan(db, id))) {
      throw new HttpError(409, (messages) => messages.planNotConfirmed);
    }
    const settled = await requests.settleSubscription(db, id, await withDates(payload), session.userId);
    const [now] = await requests.listSubscriptions(db, { id, most: 1 });
    return presentSubscription(requireSettled(now, settled));
  });
  serve(app, adminEndpoints.settleUpgrade, async ({ payload, session, request }) => {
    const id = idParam(request);
    const settled = await requests.settleUpgrade(db, id, await withDates(payload), session.userId);
    const [now] = await requests.listUpgrades(db, { id, most: 1 });
    return presentUpgrade(requireSettled(now, settled));
  });

  async function withDates(settlement: Settlement): Promise<requests.Settled> {
    if (settlement.action === 'decline') return settlement;
    const from = settlement.from ?? (await queryToday(db));
    if (settlement.until !== undefined && settlement.until < from)
      throw validationError({ until: { code: 'wrong-type' } });
    return { ...settlement, from, until: settlement.until };
  }
}

function requireSettled<T>(now: T | undefined, settled: boolean): T {
  if (!now) throw notFoundError();
  if (!settled) throw new HttpError(409, (messages) => messages.settledBefore);
  return now;
}
