import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { deleteOldAuditLines } from '../../server/audit-log/repository.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { freshUrl } from './support/database.ts';
import { openTestServer, password } from './support/open.ts';

describe.skipIf(inject('postgres') === null)('a server whose role does not own the tables', () => {
  const names = { owner: `owner_${newId().slice(-12)}`, server: `server_${newId().slice(-12)}` };

  /** A database that belongs to one role, opened by the other. */
  async function openWithRoles() {
    const url = (await freshUrl()) as string;
    const client = new pg.Client(url);
    await client.connect();
    for (const name of Object.values(names)) await client.query(`CREATE ROLE ${name} LOGIN`);
    await client.query(`GRANT ALL ON DATABASE "${client.database}" TO ${names.owner}`);
    await client.query(`ALTER SCHEMA public OWNER TO ${names.owner}`);
    await client.end();
    const as = (name: string) => url.replace('tests@', `${name}@`);
    const config = {
      databaseUrl: as(names.server),
      migrateDatabaseUrl: as(names.owner),
      dataDir: 'memory',
      connections: 5,
    };
    // The second start finds nothing to migrate and grants again.
    await (await openDatabase(config)).close();
    await expect(openDatabase({ ...config, databaseUrl: as(names.owner) })).rejects.toThrow('have the same role');
    return openDatabase(config);
  }
  const context = openTestServer({}, openWithRoles);

  test('serves customers and the desk', async () => {
    const [customer, admin] = [await context.customer(), await context.customer('admin')];
    const { id } = await sentClaim(context, customer);
    expect((await context.get(`/admin/claims/${id}`, admin)).statusCode).toBe(200);
    for (const decision of [
      { action: 'ask', version: 1, text: 'The bill, please.' },
      { action: 'approve', version: 2, amountCents: 100 },
    ])
      expect((await decideAs(context, admin, id, decision)).statusCode).toBe(200);
    expect((await context.ownData(customer)).json().claims[0].number).toMatch(/^\w+-\w+$/);
    expect((await context.post('/deletion', { currentPassword: password }, customer)).statusCode).toBe(200);
    const { deletions } = (await context.get('/admin/deletions', admin)).json();
    expect((await context.post(`/admin/deletions/${deletions[0].id}/carried-out`, undefined, admin)).statusCode).toBe(
      200,
    );
    const texts = await context.db.execute(sql`select 1 from claim_event_texts where claim_id = ${id}`);
    expect((texts as unknown as { rows: unknown[] }).rows).toEqual([]);
    await deleteOldAuditLines(context.db);
  });

  test.each([
    'UPDATE claim_events SET amount_cents = 0',
    'DELETE FROM claim_events',
    'ALTER TABLE claim_events DISABLE TRIGGER ALL',
    'TRUNCATE claim_event_texts',
    "UPDATE claim_event_texts SET text = ''",
    'UPDATE audit_log SET status = 500',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TRIGGER never_changed ON audit_log',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT NULL $$',
    'DELETE FROM migrations',
    'DROP TABLE claims',
  ])('cannot %s', async (statement) => {
    await expect(context.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied|must be owner/) },
    });
  });
});
