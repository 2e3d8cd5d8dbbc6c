import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { accountDeletedError } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { chooseNotices } from './choices.ts';
import { markSeen, shownNotices } from './shown.ts';

export function noticeRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, endpoints.notices, ({ session }) => shownNotices(db, session.userId));

  serve(app, endpoints.seeNotices, async ({ payload, session }) => {
    const seenUntil = await markSeen(db, session.userId, payload.until);
    if (seenUntil === undefined) throw accountDeletedError(session.userId);
    return { seenUntil };
  });

  serve(app, endpoints.updateNotices, async ({ payload, session }) => {
    if (!(await chooseNotices(db, session.userId, payload))) throw accountDeletedError(session.userId);
    return { wantedNotices: payload };
  });
}
