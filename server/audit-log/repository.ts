import { aliasedTable, and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { type AuditAction, auditActions, type auditQuery } from '../../src/contract/admin/audit-log.ts';
import { startOfDay } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/audit-log.ts';
import { claims } from '../db/schema/claims.ts';
import { searchConditions } from '../db/search.ts';
import { newId } from '../db/uuid.ts';

export type NewAuditLine = Omit<typeof auditLog.$inferInsert, 'id' | 'at' | 'claimId' | 'customerId' | 'subject'> & {
  subject?: string | SQL | null;
  claimId?: SQL;
  customerId?: string | SQL;
};

export const addToAuditLog = (db: Db, line: NewAuditLine) => db.insert(auditLog).values({ id: newId(), ...line });

/** For what is done on the command line. */
export const addOperatorToAuditLog = (db: Db, action: AuditAction, email: string | null) =>
  addToAuditLog(db, { action, status: 200, subject: email, device: 'Command line' });

export type FoundLine = Awaited<ReturnType<typeof listAuditLog>>[number];

/** Newest first. A search is for the number of a claim or for a customer. */
export function listAuditLog(db: Db, filter: v.InferOutput<typeof auditQuery>, most: number) {
  const actors = aliasedTable(users, 'actors');
  const byName = sql<
    string | null
  >`case when ${actors.role} = 'admin' then ${actors.email} else ${actors.username} end`;
  const { search, group, by, claim, customer, until, after } = filter;
  return db
    .select({ line: auditLog, byName, claimNumber: claims.number, customerName: users.username })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.byUser))
    .leftJoin(claims, eq(claims.id, auditLog.claimId))
    .leftJoin(users, eq(users.id, auditLog.customerId))
    .where(
      and(
        after === undefined ? undefined : lt(auditLog.id, after),
        group && inArray(auditLog.action, auditActions[group]),
        by === undefined ? undefined : eq(auditLog.byUser, by),
        claim === undefined ? undefined : eq(auditLog.claimId, claim),
        customer === undefined ? undefined : eq(auditLog.customerId, customer),
        until === undefined ? undefined : lt(auditLog.at, startOfDay(until, 1)),
        search === undefined
          ? undefined
          : or(eq(claims.number, search.toUpperCase()), searchConditions(search).customers),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);
}

export type LogLine = typeof auditLog.$inferSelect;

/** What a customer did with the account, and who tried to log in to it. */
export const accountLogOf = (db: Db, userId: string): Promise<LogLine[]> =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.byUser, userId), eq(auditLog.customerId, userId)))
    .orderBy(desc(auditLog.id));

/** After three years, those of customers after one; a trigger refuses the deletion of younger ones. */
export const deleteOldAuditLines = (db: Db) => db.execute(sql`select delete_old_audit_lines()`);
