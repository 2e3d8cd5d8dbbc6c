import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { normalizeText } from '../../src/contract/fields.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { Db } from '../db/database.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { isEmailFresh } from '../db/email-change.ts';
import type { Role } from '../db/roles.ts';
import { users } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';
import { addNotice } from '../notices/repository.ts';

export type User = typeof users.$inferSelect;

/** Normalized, so that spellings of the same address share one account. */
export const emailKeyOf = (email: string) => normalizeText(email).toLowerCase();

export async function findUser(db: Db, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('The user of this session does not exist.');
  return user;
}

export async function findByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user;
}

/** A customer, also by the address before a change, in the days in which notices still go there. */
export async function findForRecovery(db: Db, email: string): Promise<User | undefined> {
  const key = emailKeyOf(email);
  const byPreviousEmail = and(eq(sql`lower(${users.previousEmail})`, key), isEmailFresh);
  const found = await db
    .select()
    .from(users)
    .where(and(ne(users.role, 'admin'), or(eq(users.emailKey, key), byPreviousEmail)));
  return found.find(({ emailKey }) => emailKey === key) ?? found[0];
}

type NewUser = {
  role: Role;
  username: string;
  email: string;
  phone: string;
  passwordHash: string;
  language?: Language;
};

/** Undefined if the email is taken. */
export async function addUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [added] = await db
    .insert(users)
    .values({ id: newId(), emailKey: emailKeyOf(user.email), ...user })
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  return added;
}

/** Updates must not write personal data back into a deleted account. */
const isNotDeleted = (id: string) => and(eq(users.id, id), isNull(users.removedAt));

export async function changeUser(
  db: Db,
  id: string,
  to: Pick<User, 'username' | 'email' | 'phone'>,
): Promise<User | 'taken' | undefined> {
  const emailKey = emailKeyOf(to.email);
  try {
    return await db.transaction(async (tx) => {
      const before = await findUser(tx, id);
      const [changed] = await tx
        .update(users)
        .set({ ...to, emailKey, ...whenEmailChanges(emailKey) })
        .where(isNotDeleted(id))
        .returning();
      if (changed && changed.emailKey !== before.emailKey) await addNotice(tx, id, 'email-changed');
      return changed;
    });
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
}

/** Of several changes in these days the first address is kept. */
const whenEmailChanges = (emailKey: string) => {
  const isSame = sql`${users.emailKey} = ${emailKey}`;
  const isKept = sql`${isSame} or ${isEmailFresh}`;
  return {
    previousEmail: sql`case when ${isKept} then ${users.previousEmail} else ${users.email} end`,
    emailChangedAt: sql`case when ${isSame} then ${users.emailChangedAt} else now() end`,
  };
};

export async function changeLanguage(db: Db, id: string, language: Language): Promise<boolean> {
  const rows = await db.update(users).set({ language }).where(isNotDeleted(id)).returning({ id: users.id });
  return rows.length > 0;
}

export async function changeClaimEmails(db: Db, id: string, claimEmails: boolean): Promise<boolean> {
  const rows = await db.update(users).set({ claimEmails }).where(isNotDeleted(id)).returning({ id: users.id });
  return rows.length > 0;
}

/** Increments the token version, which invalidates all tokens. Undefined if the password was changed concurrently. */
export async function changePassword(db: Db, user: User, passwordHash: string): Promise<User | undefined> {
  const [changed] = await db
    .update(users)
    .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
    .returning();
  return changed;
}
