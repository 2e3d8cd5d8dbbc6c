import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '../src/contract/brand.ts';
import { type BackupSettings, parseBackups, withoutBackups } from './backups/settings.ts';
import { defaultLimits, type Limits } from './limits/settings.ts';
import { parseMailFrom, parseSms, type SmsSettings } from './notices/channels/settings.ts';
import { parsePushServices } from './notices/push/services.ts';
import { OperatorError } from './operator-error.ts';
import {
  parseCertificate,
  parseDollars,
  parseMilliseconds,
  parsePort,
  parseSecret,
  parseSmtpUrl,
  parseSwitch,
  parseTracesUrl,
  parseTrustProxy,
} from './parse-setting.ts';
import { type PaymentSettings, parsePayments } from './payments/settings.ts';

/** The value of `DATA_DIR` for a database that is kept in memory only. */
export const dataInMemory = 'memory';

export type Config = BackupSettings & {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** the same database as the owner of its tables, who migrates it; null if that is the role of `databaseUrl` */
  migrateDatabaseUrl: string | null;
  /** the file with the certificate of the authority that has signed PostgreSQL's, or null */
  databaseCa: string | null;
  /** PostgreSQL connections of one process */
  connections: number;
  /** after which a statement of PostgreSQL without a response is cancelled, in milliseconds */
  giveUpAfter: number;
  /** null: generated once and kept in the data directory */
  tokenSecret: string | null;
  /** another secret whose signatures are accepted: the one before, or the next */
  acceptedTokenSecret: string | null;
  /** whether administrators need a second factor for everything that changes something */
  secondFactor: boolean;
  /** two people have to approve a higher amount; null: one person approves any */
  twoApprovalsAboveCents: number | null;
  /** addresses of trusted reverse proxies, or false */
  trustProxy: false | string;
  logLevel: string;
  /** queries that take longer are logged */
  slowQueryMilliseconds: number;
  /** traces are sent to it; null for none */
  tracesUrl: string | null;
  /** the mail server, or null to write e-mails to the log */
  smtpUrl: string | null;
  /** the SMS provider, or null to write SMS to the log */
  sms: SmsSettings | null;
  /** hosts of the push services that may be called; if empty, no notifications are sent */
  pushServices: string[];
  /** who takes payments online, or null for transfers that the desk confirms */
  payments: PaymentSettings | null;
  /** how often payments that are due are asked for at the provider, in milliseconds */
  paymentsEvery: number;
  /** how often notices that are due are looked for, in milliseconds */
  deliverEvery: number;
  /** the sender's address */
  mailFrom: string;
  /** the built site, or null to serve the API only */
  siteDir: string | null;
  /** for Prometheus; separate from the public port */
  metricsPort: number | null;
  development: boolean;
  argon2: { memoryCost: number; timeCost: number; parallelism: number };
  limits: Limits;
  pressure: {
    /** concurrent requests */
    requests: number;
    /** passwords being hashed or queued for it */
    passwords: number;
    /** photos being checked or queued for it */
    photos: number;
    /** open client connections */
    connections: number;
    /** idle time after which a connection is closed */
    silentSeconds: number;
  };
};

export const defaults: Config = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: './data',
  databaseUrl: null,
  migrateDatabaseUrl: null,
  databaseCa: null,
  connections: 20,
  // The database itself cancels statements after 30 seconds, but not commits.
  giveUpAfter: 35_000,
  tokenSecret: null,
  acceptedTokenSecret: null,
  secondFactor: true,
  twoApprovalsAboveCents: null,
  trustProxy: false,
  logLevel: 'warn',
  slowQueryMilliseconds: 500,
  tracesUrl: null,
  smtpUrl: null,
  sms: null,
  pushServices: [],
  payments: null,
  paymentsEvery: 10_000,
  deliverEvery: 2_000,
  mailFrom: brand.supportEmail,
  siteDir: builtSiteDir(import.meta.url),
  ...withoutBackups,
  metricsPort: null,
  development: false,
  argon2: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  limits: defaultLimits,
  pressure: { requests: 1_000, passwords: 100, photos: 100, connections: 4_000, silentSeconds: 60 },
};

/** The build puts the server into `dist/server/` and the site into `dist/site/`. */
function builtSiteDir(module: string): string | null {
  const folder = fileURLToPath(new URL('../site/', module));
  return existsSync(folder) ? folder : null;
}

export function configFromEnvironment(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = (name: string) => environment[name]?.trim() || null;
  return {
    ...defaults,
    port: parsePort('PORT', env('PORT')) ?? defaults.port,
    host: env('HOST') ?? defaults.host,
    dataDir: env('DATA_DIR') ?? defaults.dataDir,
    databaseUrl: env('DATABASE_URL'),
    migrateDatabaseUrl: env('MIGRATE_DATABASE_URL'),
    databaseCa: parseCertificate('DATABASE_CA', env('DATABASE_CA')),
    tokenSecret: parseSecret('TOKEN_SECRET', env('TOKEN_SECRET')),
    acceptedTokenSecret: parseSecret('TOKEN_SECRET_ACCEPTED', env('TOKEN_SECRET_ACCEPTED')),
    secondFactor: parseSwitch('SECOND_FACTOR', env('SECOND_FACTOR')),
    twoApprovalsAboveCents: parseDollars('TWO_APPROVALS_ABOVE', env('TWO_APPROVALS_ABOVE')),
    trustProxy: parseTrustProxy(env('TRUST_PROXY')),
    logLevel: parseLogLevel(env('LOG_LEVEL')),
    slowQueryMilliseconds: parseMilliseconds('SLOW_QUERY_MS', env('SLOW_QUERY_MS')) ?? defaults.slowQueryMilliseconds,
    tracesUrl: parseTracesUrl('OTEL_EXPORTER_OTLP_ENDPOINT', env('OTEL_EXPORTER_OTLP_ENDPOINT')),
    smtpUrl: parseSmtpUrl(env('SMTP_URL')),
    mailFrom: parseMailFrom(env('MAIL_FROM'), env('SMTP_URL')),
    sms: parseSms(env),
    pushServices: parsePushServices(env('PUSH_SERVICES')),
    payments: parsePayments(env),
    ...parseBackups(env),
    metricsPort: parsePort('METRICS_PORT', env('METRICS_PORT')),
    development: env('NODE_ENV') === 'development',
  };
}

/** For `npm run admin`, which otherwise prompts for the password. */
export const adminPassword = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.ADMIN_PASSWORD || null;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function parseLogLevel(text: string | null): string {
  if (text === null) return defaults.logLevel;
  if (!levels.includes(text)) throw new OperatorError(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${text}".`);
  return text;
}
