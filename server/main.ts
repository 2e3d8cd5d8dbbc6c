import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { brand } from '../src/contract/brand.ts';
import { listAdministrators } from './admins/repository.ts';
import { buildApp } from './app.ts';
import { type Config, configFromEnvironment, dataInMemory } from './config.ts';
import { loadTokenSecret, makeDataDir } from './db/data-dir.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { listenForMetrics } from './metrics/listen.ts';
import { missingSenders } from './notices/channels/senders.ts';
import { listenForCommands } from './operator/server.ts';
import { OperatorError } from './operator-error.ts';
import { warningsAbout } from './warnings.ts';

/** With Node's default of 511 the kernel reset connections of a burst before the server could answer 503. */
const backlog = 4_096;

async function start() {
  const config = configFromEnvironment();
  const tokenSecret = config.tokenSecret ?? tokenSecretFor(config);
  const database = await openDatabase(config);
  try {
    for (const warning of warningsAbout(config)) process.stderr.write(`${warning}\n`);
    const app = await buildApp({ config: { ...config, tokenSecret }, database });
    const metrics =
      app.metrics && config.metricsPort !== null ? await listenForMetrics(app.metrics, config.metricsPort) : undefined;
    const commands = await listenForCommands(config.dataDir, database);
    onShutdownSignal(async () => {
      commands?.stop();
      await app.close();
      metrics?.stop();
      await database.close();
      process.exit(0);
    });
    const hint = await setupHint(database.db);
    await app.listen({ port: config.port, host: config.host, backlog });
    const { port } = app.server.address() as AddressInfo;
    process.stdout.write(`${brand.name} is at http://${displayHost(config.host)}:${port}\n${hint}`);
    const missing = missingSenders(config);
    if (missing) app.log.warn(missing);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tells the operator how to create the first administrator. */
async function setupHint(db: Db): Promise<string> {
  const administrators = await listAdministrators(db);
  if (administrators.length > 0) return '';
  return 'There is no administrator yet. To create one, run in another terminal: npm run admin -- create EMAIL\n';
}

/** Ctrl-C sends the signal twice, directly and through npm; the second must not interrupt the shutdown. */
function onShutdownSignal(stop: () => Promise<void>) {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }
}

function tokenSecretFor({ dataDir }: Config): string {
  if (dataDir === dataInMemory) return randomBytes(32).toString('base64url');
  makeDataDir(dataDir);
  return loadTokenSecret(dataDir);
}

/** Local and wildcard addresses are shown as `localhost`, so that the URL can be clicked. */
const displayHost = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host);

/** A readable message for errors the operator can fix; the stack for all others. */
function startErrorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what is using it, or choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `This account may not listen on port ${port}. Choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  if (code === '25006') return 'The database at DATABASE_URL is read-only. Use the primary server.';
  return stack ?? message;
}

start().catch((error: unknown) => {
  process.stderr.write(`${startErrorMessage(error)}\n`);
  process.exit(1);
});
