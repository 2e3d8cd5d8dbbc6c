import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/accounts.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { unsubscribeAll, unsubscribeWithoutSession } from '../notices/push/subscriptions.ts';
import { addNoticeOnceADay } from '../notices/repository.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { openSession } from './log-in.ts';
import { endSession, listSessions, presentSession } from './sessions.ts';

/** Where a customer, or an administrator, is logged in. To end a session takes the password. */
export function sessionRoutes(app: FastifyInstance, context: Context) {
  const { sessions: list, endSession: endOne, endOtherSessions: endOthers } = endpoints;
  serveSessions(app, context, { list, endOne, endOthers });
  const { ownSessions, endOwnSession, endOwnOtherSessions } = adminEndpoints;
  serveSessions(app, context, { list: ownSessions, endOne: endOwnSession, endOthers: endOwnOtherSessions });
}

type Endpoints = {
  list: typeof endpoints.sessions | typeof adminEndpoints.ownSessions;
  endOne: typeof endpoints.endSession | typeof adminEndpoints.endOwnSession;
  endOthers: typeof endpoints.endOtherSessions | typeof adminEndpoints.endOwnOtherSessions;
};

function serveSessions(app: FastifyInstance, context: Context, { list, endOne, endOthers }: Endpoints) {
  const { db } = context;
  const present = async (userId: string, ownId: string | undefined) => ({
    sessions: (await listSessions(db, userId)).map((session) => presentSession(session, ownId)),
  });

  serve(app, list, ({ session }) => present(session.userId, session.id));

  serve(app, endOne, async ({ payload, session, request }) => {
    const user = await verifyCurrentPassword(context, session.userId, payload.currentPassword);
    const isEnded = await db.transaction(async (tx) => {
      const ended = await endSession(tx, user.id, idParam(request));
      if (ended && user.role !== 'admin') await addNoticeOnceADay(tx, user.id, 'sessions-ended');
      return ended;
    });
    if (!isEnded) throw notFoundError();
    await unsubscribeWithoutSession(db, user.id);
    return present(user.id, session.id);
  });

  serve(app, endOthers, async ({ payload, session, reply }) => {
    const user = await verifyCurrentPassword(context, session.userId, payload.currentPassword);
    const [updated] = await db.transaction(async (tx) => {
      await unsubscribeAll(tx, user.id);
      if (user.role !== 'admin') await addNoticeOnceADay(tx, user.id, 'sessions-ended');
      // Tokens contain the version, so those of earlier releases end as well.
      return tx
        .update(users)
        .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
        .where(eq(users.id, user.id))
        .returning();
    });
    if (!updated) throw new HttpError(401, (messages) => messages.sessionOver);
    const token = await openSession(context, updated, reply);
    return { token, ...(await present(user.id, (await context.tokens.verify(token))?.sessionId)) };
  });
}
