import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '../src/contract/brand.ts';
import { type BackupSettings, parseBackups, withoutBackups } from './backups/settings.ts';
import { parsePushServices } from './notices/push/services.ts';
import { OperatorError } from './operator-error.ts';
import {
  parseCertificate,
  parseDollars,
  parseHost,
  parseMilliseconds,
  parsePort,
  parseSecret,
  parseSmtpUrl,
  parseSwitch,
  parseTracesUrl,
  parseTrustProxy,
} from './parse-setting.ts';

/** The value of `DATA_DIR` for a database that is kept in memory only. */
export const dataInMemory = 'memory';

/** Token bucket: holds `burst` tokens and gains one every `everySeconds`. */
export type Allowance = { burst: number; everySeconds: number };
/** Exponential backoff: after `free` attempts a delay of `firstSeconds`, doubled each time up to `mostSeconds`. */
export type Delay = { free: number; firstSeconds: number; mostSeconds: number };

export const smsProviders = ['afromessage', 'africas-talking'] as const;
export type SmsProvider = (typeof smsProviders)[number];
export type SmsSettings = {
  provider: SmsProvider;
  apiKey: string;
  /** the provider's name for the account that sends: an identifier at AfroMessage, a user name at Africa's Talking */
  account: string;
  /** the name that is shown as the sender, if one is registered */
  sender: string | null;
  /** another host than the provider's own, such as a sandbox */
  url: string | null;
};

export type ChapaSettings = {
  provider: 'chapa';
  secretKey: string;
  /** the secret hash that webhooks are signed with */
  webhookSecret: string;
  /** another host than the provider's own */
  url: string | null;
};
/** The sandbox plays a provider, so that payments can be tried without money. */
export type PaymentSettings = ChapaSettings | { provider: 'sandbox' };

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
  limits: {
    /** per account and address */
    logIn: Delay;
    /** per account from all addresses, except known phones */
    logInAnywhere: Delay;
    /** failed log-ins per address for all accounts, except known phones */
    failedLogIns: Allowance;
    password: Delay;
    registration: Allowance;
    perCustomer: Allowance;
    /** downloads of a customer's own data */
    ownData: Allowance;
    /** lines in the audit log of one kind of one customer */
    accountLog: Allowance;
    /** lines in the audit log of refused requests of all customers */
    refusalsInAccountLog: Allowance;
    /** what a customer uploads, in kilobytes */
    photos: Allowance;
    /** codes for a new password, per account and address */
    codes: Allowance;
    /** codes per account from all addresses, so that others can hardly use up its owner's */
    codesAnywhere: Allowance;
    /** codes per address for all accounts */
    codesOfNetwork: Allowance;
    /** tries of a code per address for all accounts; a code itself has five */
    codeTries: Allowance;
    /** checks of a card's number per address */
    cardChecks: Allowance;
  };
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
  limits: {
    logIn: { free: 5, firstSeconds: 2, mostSeconds: 900 },
    logInAnywhere: { free: 100, firstSeconds: 2, mostSeconds: 900 },
    failedLogIns: { burst: 100, everySeconds: 30 },
    password: { free: 5, firstSeconds: 2, mostSeconds: 900 },
    registration: { burst: 200, everySeconds: 10 },
    perCustomer: { burst: 300, everySeconds: 0.2 },
    ownData: { burst: 5, everySeconds: 600 },
    accountLog: { burst: 20, everySeconds: 300 },
    // 43,200 a day, a few megabytes.
    refusalsInAccountLog: { burst: 1_000, everySeconds: 2 },
    // A hundred photographs a day.
    photos: { burst: 40_000, everySeconds: 2.16 },
    codes: { burst: 5, everySeconds: 900 },
    codesAnywhere: { burst: 20, everySeconds: 900 },
    codesOfNetwork: { burst: 50, everySeconds: 30 },
    codeTries: { burst: 100, everySeconds: 30 },
    cardChecks: { burst: 60, everySeconds: 10 },
  },
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

function parseMailFrom(text: string | null, smtpUrl: string | null): string {
  if (text === null && smtpUrl !== null) throw new OperatorError('SMTP_URL needs MAIL_FROM, the address that sends.');
  if (text !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(text)) {
    throw new OperatorError('MAIL_FROM must be an e-mail address, such as "tenawas@mail.example.com".');
  }
  return text ?? defaults.mailFrom;
}

function parseSms(env: (name: string) => string | null): SmsSettings | null {
  const written = env('SMS_PROVIDER');
  if (written === null) return null;
  const provider = smsProviders.find((name) => name === written);
  if (!provider) throw new OperatorError(`SMS_PROVIDER must be ${smsProviders.join(' or ')}, not "${written}".`);
  const [apiKey, account] = [env('SMS_API_KEY'), env('SMS_ACCOUNT')];
  if (apiKey === null || account === null) throw new OperatorError('SMS_PROVIDER needs SMS_API_KEY and SMS_ACCOUNT.');
  return { provider, apiKey, account, sender: env('SMS_SENDER'), url: parseHost('SMS_URL', env('SMS_URL')) };
}

function parsePayments(env: (name: string) => string | null): PaymentSettings | null {
  const provider = env('PAYMENT_PROVIDER');
  if (provider === null) return null;
  if (provider === 'sandbox') return { provider };
  if (provider !== 'chapa') throw new OperatorError(`PAYMENT_PROVIDER must be chapa or sandbox, not "${provider}".`);
  const [secretKey, webhookSecret] = [env('CHAPA_SECRET_KEY'), env('CHAPA_WEBHOOK_SECRET')];
  if (secretKey === null || webhookSecret === null)
    throw new OperatorError('PAYMENT_PROVIDER=chapa needs CHAPA_SECRET_KEY and CHAPA_WEBHOOK_SECRET.');
  return { provider, secretKey, webhookSecret, url: parseHost('CHAPA_URL', env('CHAPA_URL')) };
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function parseLogLevel(text: string | null): string {
  if (text === null) return defaults.logLevel;
  if (!levels.includes(text)) throw new OperatorError(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${text}".`);
  return text;
}
