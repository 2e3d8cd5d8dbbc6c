import { gt, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';

/**
 * For three days after a change of the e-mail address notices and codes go to the address before it, so that a change on a
 * borrowed phone gives no access to the account.
 */
export const isEmailFresh = gt(users.emailChangedAt, sql`now() - interval '3 days'`);
