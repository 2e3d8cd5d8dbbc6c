import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import type { Messages } from '../http/language.ts';
import { idParam, notFoundError, paginate } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { pageFilter, pageLength } from '../requests/page-filter.ts';
import { presentCallBack } from './present.ts';
import { finishCallBack, listCallBacks, takeCallBack } from './repository.ts';

/** Administrators list the customers who want to be called, take a call, and note what came of it. */
export function callBackDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.callBacks, async ({ request }) => {
    const found = await listCallBacks(db, pageFilter(request));
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { callBacks: shown.map(presentCallBack), next };
  });

  serve(app, adminEndpoints.takeCallBack, async ({ payload, session, request }) => {
    const id = idParam(request);
    const isTaken = await takeCallBack(db, id, payload.to === 'me' ? session.userId : null);
    return callBackNow(id, isTaken);
  });

  serve(app, adminEndpoints.finishCallBack, async ({ payload, session, request }) => {
    const id = idParam(request);
    return callBackNow(id, await finishCallBack(db, id, session.userId, payload.note));
  });

  async function callBackNow(id: string, isChanged: boolean) {
    const [now] = await listCallBacks(db, { id, most: 1 });
    if (!now) throw notFoundError();
    const why = (messages: Messages) => (now.request.settledAt ? messages.settledBefore : messages.takenByOther);
    if (!isChanged) throw new HttpError(409, why);
    return presentCallBack(now);
  }
}
