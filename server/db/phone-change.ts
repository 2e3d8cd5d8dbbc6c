import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { storedPhone } from '../../src/contract/phone.ts';
import { users } from './schema/accounts.ts';

/** For three days after a change the confirmed number before it takes the change back. */
export const isPhoneFresh = gt(users.phoneChangedAt, sql`now() - interval '3 days'`);

/**
 * A number gets codes for a new password three days after it was confirmed: whoever holds an unlocked phone can change and
 * confirm it, and must not get into the account by it.
 */
export const isPhoneTrusted = and(
  eq(users.confirmedPhone, users.phone),
  lte(users.phoneConfirmedAt, sql`now() - interval '3 days'`),
);

/** A number at which a forgotten password is replaced. */
export function recoversByPhone(written: string): SQL | undefined {
  const phone = storedPhone(written);
  return or(and(eq(users.confirmedPhone, phone), isPhoneTrusted), and(eq(users.previousPhone, phone), isPhoneFresh));
}
