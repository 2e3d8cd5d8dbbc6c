import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { uuid } from '../../src/contract/fields.ts';

/** The tables of what a path names by its id, and whose owner is the customer that a line is about. */
const ownedBy: Record<string, SQL> = {
  claims: sql`claims`,
  subscriptions: sql`subscriptions`,
  upgrades: sql`upgrades`,
  payments: sql`payments`,
  'claim-requests': sql`claim_requests`,
  'call-backs': sql`call_backs`,
  deletions: sql`deletion_requests`,
};

type Subject = { claimId?: SQL; customerId?: SQL; subject?: string | SQL };

/** What a request to `/api/admin/<kind>/:id…` is about. An id that does not exist is left out. */
export function subjectOf(url: string, params: Record<string, string>): Subject {
  const kind = url.split('/')[3] ?? '';
  const { id, slug } = params;
  const table = ownedBy[kind];
  if (!v.is(uuid, id)) return slug === undefined ? {} : { subject: slug };
  if (kind === 'customers') return { customerId: sql`(select id from users where id = ${id} and role <> 'admin')` };
  if (kind === 'administrators') return { subject: sql`(select email from users where id = ${id})` };
  if (!table) return { subject: id };
  return {
    ...(kind === 'claims' ? { claimId: sql`(select id from claims where id = ${id})` } : { subject: id }),
    customerId: sql`(select user_id from ${table} where id = ${id})`,
  };
}
