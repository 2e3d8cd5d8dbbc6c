import { and, eq, or, sql } from 'drizzle-orm';
import { normalizeText } from '../../src/contract/fields.ts';
import type { Db } from './database.ts';
import { isEmailFresh } from './email-change.ts';
import { users } from './schema/accounts.ts';

/** Normalized, so that spellings of the same address share one account. */
export const emailKeyOf = (email: string) => normalizeText(email).toLowerCase();

/** The address that a code is sent to: a new one, or that of the account while it is not confirmed. */
export const emailToConfirm = ({ pendingEmail, confirmedEmail, email }: EmailOfUser): string | null =>
  pendingEmail ?? (confirmedEmail === emailKeyOf(email) ? null : email);
type EmailOfUser = Pick<typeof users.$inferSelect, 'pendingEmail' | 'confirmedEmail' | 'email'>;

/** The account of an address. Also the address before a change counts, in the days in which it can be taken back. */
export async function ownerOfEmail(db: Db, email: string): Promise<string | undefined> {
  const key = emailKeyOf(email);
  const byPreviousEmail = and(eq(sql`lower(${users.previousEmail})`, key), isEmailFresh);
  const owners = await db
    .select({ id: users.id, emailKey: users.emailKey })
    .from(users)
    .where(or(eq(users.emailKey, key), byPreviousEmail));
  return (owners.find(({ emailKey }) => emailKey === key) ?? owners[0])?.id;
}
