import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Settlement } from '../../src/contract/admin/requests.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import { HttpError, validationError } from '../http/errors.ts';
import { idParam, notFoundError, paginate } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { isInstalmentOpen, type OrderKey } from '../payments/instalments.ts';
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
    await requireSettleable({ kind: 'subscription', id }, payload);
    const settled = await requests.settleSubscription(db, id, await withDates(payload), session.userId);
    const [now] = await requests.listSubscriptions(db, { id, most: 1 });
    return presentSubscription(requireSettled(now, settled));
  });
  serve(app, adminEndpoints.settleUpgrade, async ({ payload, session, request }) => {
    const id = idParam(request);
    await requireSettleable({ kind: 'upgrade', id }, payload);
    const settled = await requests.settleUpgrade(db, id, await withDates(payload), session.userId);
    const [now] = await requests.listUpgrades(db, { id, most: 1 });
    return presentUpgrade(requireSettled(now, settled));
  });

  serve(app, adminEndpoints.payInstalment, async ({ payload, session, request }) => {
    const id = idParam(request);
    const noted = await requests.noteInstalment(db, { kind: 'subscription', id }, payload, session.userId);
    const [now] = await requests.listSubscriptions(db, { id, most: 1 });
    return presentSubscription(requireSettled(now, noted));
  });
  serve(app, adminEndpoints.payPlanInstalment, async ({ payload, session, request }) => {
    const id = idParam(request);
    const noted = await requests.noteInstalment(db, { kind: 'upgrade', id }, payload, session.userId);
    const [now] = await requests.listUpgrades(db, { id, most: 1 });
    return presentUpgrade(requireSettled(now, noted));
  });

  /** The next year is not begun before this one is paid, and the quarters of a year give its last day. */
  async function requireSettleable(key: OrderKey, settlement: Settlement) {
    if (settlement.action === 'decline') return;
    if (await isInstalmentOpen(db, key)) throw new HttpError(409, (messages) => messages.instalmentOpen);
    if (settlement.until !== undefined && (await requests.isByQuarter(db, key)))
      throw validationError({ until: { code: 'wrong-type' } });
  }

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
