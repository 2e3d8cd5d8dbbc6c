import { and, eq, isNull, sql } from 'drizzle-orm';
import { addUser, type User } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { users } from '../db/schema/accounts.ts';
import { deleteSecondFactor } from '../second-factor/repository.ts';

const isAdministrator = and(eq(users.role, 'admin'), isNull(users.removedAt));
const withEmail = (email: string) => and(isAdministrator, eq(users.emailKey, emailKeyOf(email)));
/** Tokens contain the version, so incrementing it invalidates them. */
const invalidateSessions = { tokenVersion: sql`${users.tokenVersion} + 1` };

export const listAdministrators = (db: Db): Promise<User[]> =>
  db.select().from(users).where(isAdministrator).orderBy(users.id);

/** Undefined if the email has an account, an administrator's or a customer's. */
export const addAdministrator = (db: Db, email: string, passwordHash: string) =>
  addUser(db, { role: 'admin', username: email, email, phone: '', passwordHash });

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

/** The row stays, since the record of claims refers to it. The email becomes available. */
export async function removeAdministrator(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ removedAt: new Date(), emailKey: sql`'removed ' || ${users.id}`, ...invalidateSessions })
    .where(withEmail(email))
    .returning({ id: users.id });
  return rows.length > 0;
}
