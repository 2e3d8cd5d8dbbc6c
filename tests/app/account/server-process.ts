import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openInMemory } from '../../../server/db/pglite.ts';
import { seedContent } from '../../../server/db/seed.ts';
import { testConfig } from '../../server/support/test-config.ts';

/** A server with the settings of the first argument, which tells its parent its origin. */
const settings = JSON.parse(process.argv[2] ?? '{}');
const database = await openInMemory();
await migrate(database);
await seedContent(database);
const app = await buildApp({ config: { ...testConfig, deliverEvery: 200, ...settings }, database });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(`http://localhost:${(app.server.address() as AddressInfo).port}`);
process.once('disconnect', () => process.exit());
