import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Language } from '../../src/contract/languages.ts';
import { phoneDigits } from '../../src/contract/phone.ts';
import type { Db } from '../db/database.ts';
import { isEmailFresh } from '../db/email-change.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { isPhoneFresh, isPhoneTrusted, recoversByPhone } from '../db/phone-change.ts';
import { users } from '../db/schema/accounts.ts';
import type { Role } from '../db/schema/roles.ts';
import { newId } from '../db/uuid.ts';
import { addNotice } from '../notices/repository.ts';

export type User = typeof users.$inferSelect;

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

/** Several accounts may have one phone number, since a family shares a phone. The oldest come first. */
export const findByPhone = (db: Db, phone: string, most: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(
      and(eq(sql`regexp_replace(${users.phone}, '[^0-9+]', '', 'g')`, phoneDigits(phone)), isNull(users.removedAt)),
    )
    .orderBy(asc(users.id))
    .limit(most);

/** A customer, also by the address before a change, in the days in which notices still go there; or by a confirmed phone number. */
export async function findForRecovery(db: Db, email: string): Promise<User | undefined> {
  if (!email.includes('@')) {
    const [user] = await db
      .select()
      .from(users)
      .where(and(ne(users.role, 'admin'), isNull(users.removedAt), recoversByPhone(email)));
    return user;
  }
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

const changedFields = ['name', 'email', 'phone'] as const;
type ChangedField = (typeof changedFields)[number];
type ChangedUser = { user: User; changed: ChangedField[] };

/** Name and phone number. A new e-mail address waits until it is confirmed. Undefined if the account is deleted. */
export async function changeUser(
  db: Db,
  id: string,
  { email, ...to }: Pick<User, 'username' | 'email' | 'phone'>,
): Promise<ChangedUser | undefined> {
  const isSame = sql`${users.emailKey} = ${emailKeyOf(email)}`;
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(isNotDeleted(id)).for('update');
    if (!before) return undefined;
    const isPhoneSame = phoneDigits(before.phone) === phoneDigits(to.phone);
    const [changed] = await tx
      .update(users)
      .set({
        ...to,
        email: sql`case when ${isSame} then ${email} else ${users.email} end`,
        pendingEmail: sql`case when ${isSame} then null else ${email} end`,
        ...(!isPhoneSame && phoneChange),
      })
      .where(isNotDeleted(id))
      .returning();
    if (!changed) return undefined;
    if (changed.pendingEmail !== null) await addNotice(tx, id, 'email-code');
    if (!isPhoneSame) await addNotice(tx, id, 'phone-changed', {}, { addresses: { sms: before.phone } });
    const isChanged: Record<ChangedField, boolean> = {
      name: before.username !== changed.username,
      email: before.email !== changed.email || before.pendingEmail !== changed.pendingEmail,
      phone: !isPhoneSame,
    };
    return { user: changed, changed: changedFields.filter((field) => isChanged[field]) };
  });
}

/** Of several changes in three days the first number is kept; one that was confirmed only lately is not. */
const phoneChange = {
  previousPhone: sql`case when ${isPhoneFresh} then ${users.previousPhone} when ${isPhoneTrusted} then ${users.phone} end`,
  phoneChangedAt: sql`now()`,
  confirmedPhone: null,
  phoneConfirmedAt: null,
};

/** Undefined if the number was changed meanwhile. Throws if another account has confirmed it. */
export async function confirmPhone(db: Db, { id, phone }: User): Promise<User | undefined> {
  const [changed] = await db
    .update(users)
    .set({ confirmedPhone: phone, phoneConfirmedAt: sql`now()` })
    .where(and(isNotDeleted(id), eq(users.phone, phone)))
    .returning();
  return changed;
}

/** Undoes a change, for who can read what is sent to the number before it. */
export async function restorePreviousPhone(db: Db, { id, previousPhone }: User): Promise<void> {
  if (previousPhone === null) return;
  await db
    .update(users)
    .set({
      phone: previousPhone,
      // Not if another account has confirmed it meanwhile.
      confirmedPhone: sql`case when not exists (select from users as other where other.confirmed_phone = ${previousPhone})
        then ${previousPhone}::text end`,
      phoneConfirmedAt: sql`now()`,
      previousPhone: null,
      phoneChangedAt: null,
    })
    .where(isNotDeleted(id));
}

/** The pending address becomes that of the account. Of several changes in three days the first address is kept. */
export async function confirmPendingEmail(db: Db, { id, pendingEmail }: User): Promise<User | undefined> {
  if (pendingEmail === null) return undefined;
  const [changed] = await db
    .update(users)
    .set({
      email: pendingEmail,
      emailKey: emailKeyOf(pendingEmail),
      confirmedEmail: emailKeyOf(pendingEmail),
      pendingEmail: null,
      previousEmail: sql`case when ${isEmailFresh} then ${users.previousEmail} else ${users.email} end`,
      emailChangedAt: sql`now()`,
    })
    .where(and(isNotDeleted(id), eq(users.pendingEmail, pendingEmail)))
    .returning();
  return changed;
}

/** Undefined if the address was changed meanwhile. */
export async function confirmOwnEmail(db: Db, { id, emailKey }: User): Promise<User | undefined> {
  const [changed] = await db
    .update(users)
    .set({ confirmedEmail: emailKey })
    .where(and(isNotDeleted(id), eq(users.emailKey, emailKey)))
    .returning();
  return changed;
}

/** Undoes a change, for who can read what is sent to the address before it. */
export async function restorePreviousEmail(db: Db, { id, previousEmail }: User): Promise<void> {
  if (previousEmail === null) return;
  await db
    .update(users)
    .set({
      email: previousEmail,
      emailKey: emailKeyOf(previousEmail),
      confirmedEmail: emailKeyOf(previousEmail),
      previousEmail: null,
      emailChangedAt: null,
    })
    .where(isNotDeleted(id));
}

export async function changeLanguage(db: Db, id: string, language: Language): Promise<boolean> {
  const rows = await db.update(users).set({ language }).where(isNotDeleted(id)).returning({ id: users.id });
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
