import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createPasswords } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import { configFromEnvironment, dataInMemory } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { fillWithDemo } from './fill.ts';
import { createDemoNotices, demoNoticesPath } from './notices.ts';

const password = 'injera and shiro';

const config = {
  ...configFromEnvironment(),
  databaseUrl: null,
  dataDir: dataInMemory,
  siteDir: resolve('dist/site'),
  tokenSecret: randomBytes(32).toString('base64url'),
  secondFactor: false,
  payments: { provider: 'sandbox' as const },
  // They are not called: what would be sent is shown on a page.
  pushServices: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', 'web.push.apple.com'],
};
const database = await openDatabase(config);
const { admin, colleague, premium, regular } = await fillWithDemo(
  database.db,
  createPasswords(config.argon2, 1),
  password,
);
const notices = createDemoNotices();
const app = await buildApp({ config, database, senders: notices.senders, addRoutes: notices.addPage });
await app.listen({ port: config.port, host: config.host });

const { port } = app.server.address() as AddressInfo;
const at = `http://localhost:${port}`;
process.stdout.write(`The demo is at ${at}; its data is in memory and is lost when it stops.

  ${at}/admin          ${admin.email}, ${colleague.email}
  ${at}/login          ${regular?.email}
  ${at}/premium-login  ${premium?.email}
  Password for all: ${password}

  E-mails, SMS and notifications to customers are shown at ${at}${demoNoticesPath}
`);

const stop = async () => {
  await app.close();
  await database.close();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
