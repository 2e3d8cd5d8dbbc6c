import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app.ts';
import { configFromEnvironment } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { ignoreKey } from '../controls/ignore-key.ts';
import { Ledger, readLedger, type ServerEvent } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { FaultProxy } from './fault-proxy.ts';
import { createForwarder } from './forward.ts';
import { HeldLetters } from './held-letters.ts';
import type { Command, ServerMessage, Settings } from './messages.ts';

// The unchanged server behind a proxy that injects the planned faults.

const settings = JSON.parse(process.env.FAULTS ?? '') as Settings;
const plan = JSON.parse(readFileSync(settings.plan, 'utf8')) as Plan;
const config = { ...configFromEnvironment(), siteDir: settings.siteDir };
const { tokenSecret } = config;
if (tokenSecret === null) throw new Error('TOKEN_SECRET has to outlive this process.');

const send = (news: ServerMessage) => process.send?.(news);
const database = await openDatabase(config);
const app = await buildApp({ config: { ...config, tokenSecret }, database });
await app.listen({ port: 0, host: '127.0.0.1' });

const earlierEvents = readLedger<ServerEvent>(settings.ledger);
const holds = new HeldLetters((phone) => send({ type: 'held', phone }));
const forward = createForwarder((app.server.address() as AddressInfo).port);
const proxy = new FaultProxy({
  forward: settings.ignoresTheKey ? ignoreKey(forward) : forward,
  ledger: new Ledger<ServerEvent>(settings.ledger),
  earlierEvents,
  plan,
  holds,
});

process.on('message', (command: Command) => {
  if (command.command === 'hold') holds.requestHold(command);
  if (command.command === 'release') holds.release(command.phone);
  if (command.command === 'new-version') proxy.version = command.number;
  if (command.command === 'end-faults') proxy.faultsEnded = true;
});
process.once('SIGTERM', async () => {
  proxy.close();
  await app.close();
  await database.close();
  process.exit(0);
});
send({ type: 'listening', port: await proxy.open() });
