import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { OpenSession } from '../../src/contract/responses/sessions.ts';
import type { Db } from '../db/database.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { noWait } from '../db/waiting.ts';
import { unsubscribeSession } from '../notices/push/subscriptions.ts';
import { sessionSeconds } from './policy.ts';
import type { User } from './repository.ts';

type StoredSession = typeof sessions.$inferSelect;

export async function addSession(db: Db, { id: userId, tokenVersion }: User, id: string, device: string | null) {
  await db.insert(sessions).values({ id, userId, tokenVersion, device });
}

/** The open sessions of an account, the one that was seen last first. */
export async function listSessions(db: Db, userId: string): Promise<StoredSession[]> {
  const rows = await db
    .select({ session: sessions, role: users.role })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.tokenVersion, sessions.tokenVersion)))
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const isValid = ({ openedAt }: StoredSession, seconds: number) => Date.now() < openedAt.getTime() + seconds * 1000;
  return rows.filter(({ session, role }) => isValid(session, sessionSeconds[role])).map(({ session }) => session);
}

/** Returns false if the account has no such session. Its phone shows no notifications any more. */
export function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: sql`coalesce(${sessions.endedAt}, now())` })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended) await unsubscribeSession(tx, userId, id);
    return ended !== undefined;
  });
}

export async function noteSeen(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, id), noWait));
}

const longestSession = Math.max(...Object.values(sessionSeconds));

/** Their tokens have expired. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.openedAt, sql`now() - make_interval(secs => ${longestSession}::float8)`));
}

export const presentSession = (session: StoredSession, ownId: string | undefined): OpenSession => ({
  id: session.id,
  device: session.device,
  openedAt: session.openedAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isThis: session.id === ownId,
});
