import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../server/app.ts';
import { openInMemory } from '../../../server/db/pglite.ts';

/**
 * A server in a process of its own, with the database of a dump and the settings it is sent; any other message makes every log-in an hour older. It ends with the
 * process that started it.
 */
process.once('message', async (config: Parameters<typeof buildApp>[0]['config']) => {
  const database = await openInMemory({ loadDataDir: new Blob([await readFile(process.argv[2] ?? '')]) });
  const app = await buildApp({ config, database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((app.server.address() as AddressInfo).port);
  process.on('message', async () => {
    await database.db.execute(sql`
      update sessions set opened_at = opened_at - interval '1 hour', confirmed_at = confirmed_at - interval '1 hour'`);
    process.send?.('done');
  });
});
process.once('disconnect', () => process.exit());
