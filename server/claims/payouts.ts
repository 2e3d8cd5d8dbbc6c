import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Payout } from '../../src/contract/admin/payouts.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimEvents, claims } from '../db/schema/claims.ts';
import { serve } from '../http/serve.ts';
import { claimNow, lastEvent } from './repository.ts';

/** As many as a bank takes in one file, and somebody can look through. */
const most = 200;

/** What is to be paid, for a file that the bank reads. Each is then paid by its decision, like a single one. */
export function payoutRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.payouts, async () => {
    const [found, all] = await Promise.all([approvedClaims(db), db.$count(claims, eq(claims.status, 'approved'))]);
    return { payouts: found.map(presentPayout), more: Math.max(0, all - found.length) };
  });
}

type Approved = Awaited<ReturnType<typeof approvedClaims>>[number];
function approvedClaims(db: Db) {
  const inOrder = [asc(claims.changedAt), asc(claims.id)];
  // A subquery, so that the joins are done for these only.
  const first = db
    .select({ id: claims.id })
    .from(claims)
    .where(eq(claims.status, 'approved'))
    .orderBy(...inOrder)
    .limit(most);
  return db
    .select({
      claim: claims,
      customer: { id: users.id, username: users.username, phone: users.phone },
      amountCents: claimEvents.amountCents,
      approvedAt: sql<string>`${claimEvents.at}`.mapWith(claimEvents.at),
      approvalRate: claimNow.approvalRate,
    })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.userId))
    .innerJoin(claimEvents, lastEvent)
    .where(inArray(claims.id, first))
    .orderBy(...inOrder);
}

const presentPayout = ({ claim, customer, amountCents, approvedAt, approvalRate }: Approved): Payout => ({
  id: claim.id,
  number: claim.number,
  version: claim.version,
  customer,
  payTo:
    claim.payToProvider && claim.payToAccount ? { provider: claim.payToProvider, account: claim.payToAccount } : null,
  amountCents: amountCents ?? 0,
  birrCents: approvalRate === null ? null : Math.round((amountCents ?? 0) * approvalRate.rate),
  approvedAt: new Date(approvedAt).toISOString(),
});
