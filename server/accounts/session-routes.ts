import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/accounts.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { unsubscribeAll, unsubscribeWithoutSession } from '../notices/push/subscriptions.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { openSession } from './log-in.ts';
import { endSession, listSessions, presentSession } from './sessions.ts';

/** Where a customer is logged in. To end a session takes the password. */
export function sessionRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  const present = async (userId: string, ownId: string | undefined) => ({
    sessions: (await listSessions(db, userId)).map((session) => presentSession(session, ownId)),
  });

  serve(app, endpoints.sessions, ({ session }) => present(session.userId, session.id));

  serve(app, endpoints.endSession, async ({ payload, session, request }) => {
    await verifyCurrentPassword(context, session.userId, payload.currentPassword);
    if (!(await endSession(db, session.userId, idParam(request)))) throw notFoundError();
    await unsubscribeWithoutSession(db, session.userId);
    return present(session.userId, session.id);
  });

  serve(app, endpoints.endOtherSessions, async ({ payload, session, reply }) => {
    const user = await verifyCurrentPassword(context, session.userId, payload.currentPassword);
    const [updated] = await db.transaction(async (tx) => {
      await unsubscribeAll(tx, user.id);
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
