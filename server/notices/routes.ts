import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { accountDeletedError, fieldError } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { chooseNotices } from './choices.ts';
import { isOfService } from './push/services.ts';
import { subscribe, unsubscribe } from './push/subscriptions.ts';
import { markSeen, shownNotices } from './shown.ts';

export function noticeRoutes(app: FastifyInstance, { db, config }: Context) {
  serve(app, endpoints.notices, ({ session }) => shownNotices(db, session.userId));

  serve(app, endpoints.seeNotices, async ({ payload, session }) => {
    const seenUntil = await markSeen(db, session.userId, payload.until);
    if (seenUntil === undefined) throw accountDeletedError(session.userId);
    return { seenUntil };
  });

  serve(app, endpoints.updateNotices, async ({ payload, session }) => {
    const wantedNotices = await chooseNotices(db, session.userId, payload);
    if (!wantedNotices) throw accountDeletedError(session.userId);
    return { wantedNotices };
  });

  serve(app, endpoints.subscribePush, async ({ payload, session }) => {
    if (!isOfService(payload.endpoint, config.pushServices)) throw fieldError('endpoint', 'not-offered');
    if (!(await subscribe(db, session, payload))) throw accountDeletedError(session.userId);
    return { active: true };
  });

  serve(app, endpoints.unsubscribePush, async ({ payload, session }) => {
    await unsubscribe(db, session.userId, payload.endpoint);
    return { active: false };
  });
}
