import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskRole } from '../../src/contract/admin/roles.ts';
import { addUser } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { ownAccounts } from '../db/schema/family.ts';
import { deleteSecondFactor } from '../second-factor/repository.ts';

const isAdministrator = and(eq(users.role, 'admin'), isNull(users.removedAt));
const withEmail = (email: string) => and(isAdministrator, eq(users.emailKey, emailKeyOf(email)));
/** Tokens contain the version, so incrementing it invalidates them. */
const invalidateSessions = { tokenVersion: sql`${users.tokenVersion} + 1` };

export type FoundAdministrator = Awaited<ReturnType<typeof listAdministrators>>[number];
export const listAdministrators = (db: Db) =>
  db
    .select({
      user: users,
      // Written with the names of the tables, which Drizzle leaves out of a query of one table.
      hasSecondFactor: sql<boolean>`exists (select from second_factors where second_factors.user_id = users.id and secret is not null)`,
      lastSeenAt: sql<Date | null>`(select max(last_seen_at) from sessions where sessions.user_id = users.id)`.mapWith(
        sessions.lastSeenAt,
      ),
    })
    .from(users)
    .where(isAdministrator)
    .orderBy(users.id);

export type AdministratorRole = { role: DeskRole; limitCents: number | null };
const roleColumns = ({ role, limitCents }: AdministratorRole) => ({
  deskRole: role,
  approvalLimitCents: role === 'officer' ? limitCents : null,
});

/** Undefined if the email has an account, an administrator's or a customer's. */
export const addAdministrator = (db: Db, email: string, passwordHash: string, role: AdministratorRole) =>
  addUser(db, { role: 'admin', username: email, email, phone: '', passwordHash, ...roleColumns(role) });

/** Returns false if there is none with this condition. */
async function updateAdministrator(db: Db, where: SQL | undefined, set: Partial<typeof users.$inferInsert> | object) {
  const rows = await db.update(users).set(set).where(where).returning({ id: users.id });
  return rows.length > 0;
}
const withId = (id: string) => and(isAdministrator, eq(users.id, id));
const removed = () => ({ removedAt: new Date(), emailKey: sql`'removed ' || ${users.id}`, ...invalidateSessions });

export const changeRole = (db: Db, email: string, role: AdministratorRole) =>
  updateAdministrator(db, withEmail(email), roleColumns(role));
export const changeRoleOf = (db: Db, id: string, role: AdministratorRole) =>
  updateAdministrator(db, withId(id), roleColumns(role));
export const endSessionsOf = (db: Db, id: string) => updateAdministrator(db, withId(id), invalidateSessions);
/** The row stays, since the record of claims refers to it. The email becomes available. */
const remove = (db: Db, where: SQL | undefined) =>
  db.transaction(async (tx) => {
    const ids = tx.select({ id: users.id }).from(users).where(where);
    await tx.delete(ownAccounts).where(inArray(ownAccounts.adminId, ids));
    return updateAdministrator(tx, where, removed());
  });
export const removeAdministrator = (db: Db, email: string) => remove(db, withEmail(email));
export const removeAdministratorOf = (db: Db, id: string) => remove(db, withId(id));

export async function administratorWithEmail(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db.select({ id: users.id }).from(users).where(withEmail(email));
  return found?.id;
}
export const isAdministratorWithId = async (db: Db, id: string) =>
  (await db.select({ id: users.id }).from(users).where(withId(id))).length > 0;

/** Also removes the second factor, for an administrator who has lost the phone and the recovery codes. */
export function resetPassword(db: Db, email: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [reset] = await tx
      .update(users)
      .set({ passwordHash, ...invalidateSessions })
      .where(withEmail(email))
      .returning({ id: users.id });
    if (reset) await deleteSecondFactor(tx, reset.id);
    return reset !== undefined;
  });
}
