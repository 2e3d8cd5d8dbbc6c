import { expect, test } from 'vitest';
import { configFromEnvironment, defaults } from '../../server/config.ts';

const smsSettings = { SMS_PROVIDER: 'africas-talking', SMS_API_KEY: 'a key', SMS_ACCOUNT: 'tenawas' };

test('without environment variables all settings have their defaults', () => {
  expect(configFromEnvironment({})).toEqual(defaults);
  expect(configFromEnvironment({ PORT: '', DATABASE_URL: ' ' })).toEqual(defaults);
});

test('each environment variable is used', () => {
  const secret = 'thirty-two characters and a few more';
  expect(
    configFromEnvironment({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/tenawas',
      DATABASE_URL: 'postgresql://db/tenawas',
      TOKEN_SECRET: secret,
      TRUST_PROXY: '10.0.0.0/8',
      LOG_LEVEL: 'info',
      METRICS_PORT: '9100',
      SLOW_QUERY_MS: '200',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      NODE_ENV: 'development',
    }),
  ).toEqual({
    ...defaults,
    port: 0,
    host: '::',
    dataDir: '/srv/tenawas',
    databaseUrl: 'postgresql://db/tenawas',
    tokenSecret: secret,
    trustProxy: '10.0.0.0/8',
    logLevel: 'info',
    metricsPort: 9100,
    slowQueryMilliseconds: 200,
    tracesUrl: 'http://127.0.0.1:4318',
    development: true,
  });
  expect(configFromEnvironment({ TRUST_PROXY: 'loopback, fd00::/8' }).trustProxy).toBe('loopback,fd00::/8');
  expect(configFromEnvironment({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
});

test('the settings of backups', () => {
  const publicKey = `age1${'q'.repeat(58)}`;
  expect(
    configFromEnvironment({
      BACKUP_PUBLIC_KEY: publicKey,
      BACKUP_DIR: '/srv/backups',
      BACKUP_EVERY: '24',
      BACKUP_KEEP: '7',
      BACKUP_CHECK_URL: 'postgresql://db/postgres',
    }),
  ).toEqual({
    ...defaults,
    backupPublicKey: publicKey,
    backupDir: '/srv/backups',
    backupEvery: 24,
    backupKeep: 7,
    backupCheckUrl: 'postgresql://db/postgres',
  });
});

test('the settings of the mail server and of the SMS provider', () => {
  expect(
    configFromEnvironment({
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'tenawas@mail.example',
      ...smsSettings,
      SMS_SENDER: 'Tenawas',
      SMS_URL: 'https://api.sandbox.africastalking.com/',
    }),
  ).toEqual({
    ...defaults,
    smtpUrl: 'smtps://mail.example.com',
    mailFrom: 'tenawas@mail.example',
    sms: {
      provider: 'africas-talking',
      apiKey: 'a key',
      account: 'tenawas',
      sender: 'Tenawas',
      url: 'https://api.sandbox.africastalking.com',
    },
  });
  expect(configFromEnvironment(smsSettings).sms).toMatchObject({ sender: null, url: null });
});

test.each([
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMS_PROVIDER: 'pigeons' }, 'SMS_PROVIDER must be afromessage or africas-talking'],
  [{ SMS_PROVIDER: 'afromessage', SMS_API_KEY: 'a key' }, 'SMS_PROVIDER needs SMS_API_KEY and SMS_ACCOUNT'],
  [{ ...smsSettings, SMS_URL: 'http://sms.example.com' }, 'SMS_URL must be like'],
  [{ ...smsSettings, SMS_URL: 'https://sms.example.com/api' }, 'SMS_URL must be like'],
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1' }, 'BACKUP_PUBLIC_KEY must be a public key'],
  [{ BACKUP_EVERY: '24' }, 'BACKUP_EVERY needs BACKUP_DIR'],
  [{ BACKUP_DIR: '/srv', BACKUP_EVERY: '0' }, 'BACKUP_EVERY must be a whole number'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a number'],
  [{ SLOW_QUERY_MS: '1s' }, 'SLOW_QUERY_MS must be a number of milliseconds'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be like'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have 32 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY must be the addresses'],
])('%o is refused with a readable error', (environment, sentence) => {
  expect(() => configFromEnvironment(environment)).toThrow(sentence);
});

test('the authority of the database is a file with a certificate', () => {
  expect(() => configFromEnvironment({ DATABASE_CA: '/nowhere.pem' })).toThrow(
    'DATABASE_CA must be a file with a certificate in PEM, which "/nowhere.pem" is not.',
  );
  expect(() => configFromEnvironment({ DATABASE_CA: 'package.json' })).toThrow('DATABASE_CA must be a file');
});
