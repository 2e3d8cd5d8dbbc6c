import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { migrationLock } from './migrate.ts';

export async function currentRole({ db }: Database): Promise<string> {
  const { rows } = (await db.execute(sql`select current_user as role`)) as unknown as { rows: { role: string }[] };
  return rows[0]?.role ?? '';
}

/**
 * What the server's role may do. Records are only added to: as it does not own the tables, it cannot disable their triggers
 * either. Repeated at each start, for tables that a migration has added.
 */
export async function grantToServer(owner: Database, role: string): Promise<void> {
  const name = `"${role.replaceAll('"', '""')}"`;
  await owner.scripts((run) =>
    run(`
      SELECT pg_advisory_xact_lock(${migrationLock});
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
      REVOKE UPDATE, DELETE ON claim_events, audit_log, payment_ledger, yearly_limits FROM ${name};
      REVOKE UPDATE ON claim_event_texts FROM ${name};
      REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
    `),
  );
}
