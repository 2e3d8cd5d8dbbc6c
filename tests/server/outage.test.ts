import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/open.ts';
import { sendThroughOutage } from '../soak/outages/outage.ts';
import { count, isCorrect } from '../soak/processes/count.ts';
import { startServer } from '../soak/processes/fleet.ts';
import { createCustomers } from '../soak/support/customers.ts';
import { createDatabase } from '../soak/support/new-database.ts';
import { startCluster } from './support/cluster.ts';
import { freshUrl } from './support/database.ts';
import { openTestServer } from './support/open.ts';
import { stopAll } from './support/spawned.ts';
import { testConfig } from './support/test-config.ts';

// A short form of `npm run soak -- outages`.
const onPostgres = inject('postgres') !== null;
const context = openTestServer();
afterAll(stopAll);

test.runIf(onPostgres)('a database restart causes 503 responses and no lost or partial claims', async () => {
  const cluster = await startCluster({ durable: true });
  onTestFinished(cluster.stop);
  const databaseUrl = await createDatabase(cluster.socket);
  const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
  const server = await startServer(inject('bundle'), databaseUrl);
  const sent = await sendThroughOutage({
    url: server.url,
    customers: await createCustomers(database, 40),
    begin: () => cluster.end('SIGQUIT'),
    end: () => cluster.begin(),
  });
  expect(sent.faults).toEqual([]);
  expect(isCorrect(await count(database, sent.letters))).toBe(true);
  expect(await server.stop('SIGTERM')).toBe(0);
  await database.close();
});

test.runIf(onPostgres)('a broken connection fails its transaction and not the process', async () => {
  const { db, close } = await openDatabase({ databaseUrl: await freshUrl(), dataDir: 'memory', connections: 2 });
  const broken = db.transaction(async (tx) => {
    const found = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: [{ pid: number }] };
    await db.execute(sql`select pg_terminate_backend(${found.rows[0].pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  await db.execute(sql`select 1`);
  await close();
});

test('slow uploads do not block other requests', async () => {
  const pressure = { ...testConfig.pressure, requests: 5 };
  const small = await buildApp({ config: { ...testConfig, pressure }, database: context.database });
  await small.listen({ port: 0, host: '127.0.0.1' });
  const { port } = small.server.address() as AddressInfo;
  const head = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n';
  const slow = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}expect: 100-continue\r\n\r\n`);
      // The server has received the headers and waits for the body.
      await once(socket, 'data');
      return socket;
    }),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/api/options`);
  expect(answer.status).toBe(200);
  await answer.text();
  for (const socket of slow) socket.destroy();
  await small.close();
});
