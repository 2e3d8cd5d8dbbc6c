import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app.ts';
import { configFromEnvironment } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { forgettingTheKey } from '../controls/forgetting-the-key.ts';
import { Ledger, linesIn, type ServerEvent } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { FaultProxy } from './fault-proxy.ts';
import { forwardTo } from './forward.ts';
import { HeldLetters } from './held-letters.ts';
import type { News, Order, Settings } from './messages.ts';

// The unchanged server behind a proxy that injects the planned faults.

const settings = JSON.parse(process.env.FAULTS ?? '') as Settings;
const plan = JSON.parse(readFileSync(settings.plan, 'utf8')) as Plan;
const config = { ...configFromEnvironment(), siteDir: settings.siteDir };
const { tokenSecret } = config;
if (tokenSecret === null) throw new Error('TOKEN_SECRET has to outlive this process.');

const tell = (news: News) => process.send?.(news);
const database = await openDatabase(config);
const app = await buildApp({ config: { ...config, tokenSecret }, database });
await app.listen({ port: 0, host: '127.0.0.1' });

const before = linesIn<ServerEvent>(settings.ledger);
const holds = new HeldLetters((phone) => tell({ news: 'held', phone }));
const ask = forwardTo((app.server.address() as AddressInfo).port);
const door = new FaultProxy({
  ask: settings.ignoresTheKey ? forgettingTheKey(ask) : ask,
  ledger: new Ledger<ServerEvent>(settings.ledger),
  before,
  plan,
  holds,
});

process.on('message', (order: Order) => {
  if (order.order === 'hold') holds.set(order);
  if (order.order === 'let-go') holds.letGo(order.phone);
  if (order.order === 'new-version') door.version = order.number;
  if (order.order === 'be-calm') door.calm = true;
});
process.once('SIGTERM', async () => {
  door.close();
  await app.close();
  await database.close();
  process.exit(0);
});
tell({ news: 'listening', port: await door.open() });
