import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { brand } from '../src/contract/brand.ts';
import { listAdministrators } from './admins/repository.ts';
import { buildApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, configFromEnvironment, dataInMemory } from './config.ts';
import { keptTokenSecret, makeDataDir } from './db/data-dir.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { listenForMetrics } from './metrics/listen.ts';
import { answerCommands } from './operator/answer.ts';
import { warningsAbout } from './warnings.ts';

/** Connections that may wait to be taken. With Node's 511 a burst was reset by the system before it could be told to come back. */
const backlog = 4_096;

async function start() {
  const config = configFromEnvironment();
  const tokenSecret = config.tokenSecret ?? secretFor(config);
  const database = await openDatabase(config);
  try {
    for (const warning of warningsAbout(config)) process.stderr.write(`${warning}\n`);
    const app = await buildApp({ config: { ...config, tokenSecret }, database });
    const metrics =
      app.figures && config.metricsPort !== null ? await listenForMetrics(app.figures, config.metricsPort) : undefined;
    const commands = await answerCommands(config.dataDir, database);
    onceTold(async () => {
      commands?.stop();
      await app.close();
      metrics?.stop();
      await database.close();
      process.exit(0);
    });
    const hint = await firstStep(database.db);
    await app.listen({ port: config.port, host: config.host, backlog });
    const { port } = app.server.address() as AddressInfo;
    process.stdout.write(`${brand.name} is at http://${shown(config.host)}:${port}\n${hint}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What has to be known once, and is nowhere on the site. */
async function firstStep(db: Db): Promise<string> {
  const administrators = await listAdministrators(db);
  if (administrators.length > 0) return '';
  return 'Nobody can log in at /admin yet: npm run admin -- create EMAIL, in another window while this runs.\n';
}

/** Ctrl-C reaches this process twice, by itself and through npm; the second one is not to cut the end short. */
function onceTold(stop: () => Promise<void>) {
  let told = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (!told) void stop();
      told = true;
    });
  }
}

function secretFor({ dataDir }: Config): string {
  if (dataDir === dataInMemory) return randomBytes(32).toString('base64url');
  makeDataDir(dataDir);
  return keptTokenSecret(dataDir);
}

/** What a person can click on: every address of this machine is also `localhost`. */
const shown = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host);

/** The sentence for the operator, where the reason is one that they can do something about. */
function reasonOf(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what is using it, or choose another with PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this account. Choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  if (code === '25006') return 'The database at DATABASE_URL takes no changes. Name the one that writes.';
  return stack ?? message;
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});
