import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { CannotStart } from './cannot-start.ts';

/** A place in `DATA_DIR` is not needed: everything lives in memory and goes with the process. */
export const dataInMemory = 'memory';

/** At most `burst` at once, and one more each time `everySeconds` have passed. */
export type Allowance = { burst: number; everySeconds: number };
/** After `free` attempts each waits for the one before it: `firstSeconds`, then twice as long each time, up to `mostSeconds`. */
export type Delay = { free: number; firstSeconds: number; mostSeconds: number };

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL connections of one process */
  connections: number;
  /** null: made once and kept in the data directory */
  tokenSecret: string | null;
  /** the addresses of the proxies before the server, or false where there is none */
  trustProxy: false | string;
  logLevel: string;
  /** the built site, or null where there is none to serve */
  siteDir: string | null;
  /** where Prometheus finds the figures: never the public port */
  metricsPort: number | null;
  development: boolean;
  argon2: { memoryCost: number; timeCost: number; parallelism: number };
  limits: {
    /** for an account from one address */
    logIn: Delay;
    /** for an account from everywhere, phones that logged in to it before excepted */
    logInAnywhere: Delay;
    /** of log-ins that were wrong from one address, at whatever accounts, phones that logged in before excepted */
    failedLogIns: Allowance;
    password: Delay;
    registration: Allowance;
    perCustomer: Allowance;
    /** of downloads of all that is kept of a customer */
    ownData: Allowance;
  };
  pressure: {
    /** requests under way at once */
    requests: number;
    /** passwords being hashed or waiting for it */
    passwords: number;
    /** open to clients at once */
    connections: number;
    /** after which a connection that takes nothing and sends nothing is closed */
    silentSeconds: number;
  };
};

export const defaults: Config = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: './data',
  databaseUrl: null,
  connections: 20,
  tokenSecret: null,
  trustProxy: false,
  logLevel: 'warn',
  siteDir: siteBeside(import.meta.url),
  metricsPort: null,
  development: false,
  argon2: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  limits: {
    logIn: { free: 5, firstSeconds: 2, mostSeconds: 900 },
    logInAnywhere: { free: 100, firstSeconds: 2, mostSeconds: 900 },
    failedLogIns: { burst: 100, everySeconds: 30 },
    password: { free: 5, firstSeconds: 2, mostSeconds: 900 },
    registration: { burst: 200, everySeconds: 10 },
    perCustomer: { burst: 300, everySeconds: 0.2 },
    ownData: { burst: 5, everySeconds: 600 },
  },
  pressure: { requests: 1_000, passwords: 100, connections: 4_000, silentSeconds: 60 },
};

/** The build puts the server into `dist/server/` and the site beside it. */
function siteBeside(module: string): string | null {
  const folder = fileURLToPath(new URL('../site/', module));
  return existsSync(folder) ? folder : null;
}

export function configFromEnvironment(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = (name: string) => environment[name]?.trim() || null;
  return {
    ...defaults,
    port: portOf('PORT', given('PORT')) ?? defaults.port,
    host: given('HOST') ?? defaults.host,
    dataDir: given('DATA_DIR') ?? defaults.dataDir,
    databaseUrl: given('DATABASE_URL'),
    tokenSecret: secretOf(given('TOKEN_SECRET')),
    trustProxy: trustOf(given('TRUST_PROXY')),
    logLevel: levelOf(given('LOG_LEVEL')),
    metricsPort: portOf('METRICS_PORT', given('METRICS_PORT')),
    development: given('NODE_ENV') === 'development',
  };
}

/** For the command that makes administrators; else it asks. */
export const adminPassword = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.ADMIN_PASSWORD || null;

function portOf(name: string, text: string | null): number | null {
  if (text === null) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CannotStart(`${name} must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function secretOf(text: string | null): string | null {
  if (text !== null && Buffer.byteLength(text) < 32)
    throw new CannotStart('TOKEN_SECRET must have 32 characters or more.');
  return text;
}

/** `true`, a number of proxies or every address there is would believe whoever connects. */
function trustOf(text: string | null): Config['trustProxy'] {
  if (text === null || text === 'false' || text === '0') return false;
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies.join(',');
  throw new CannotStart(
    `TRUST_PROXY must be the addresses of the proxies before the server, such as "127.0.0.1" or "10.0.0.0/8", not "${text}".`,
  );
}

const isProxy = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function levelOf(text: string | null): string {
  if (text === null) return defaults.logLevel;
  if (!levels.includes(text)) throw new CannotStart(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${text}".`);
  return text;
}
