import { expect, inject, test } from 'vitest';
import { networkVolume, warningsAbout } from '../../server/warnings.ts';
import { freshUrl, migratedUrl } from './support/database.ts';
import { run } from './support/process.ts';

const secret = 'thirty-two characters and a few more';

test('a warning is given for a temporary token secret with a persistent database', () => {
  const memory = { databaseUrl: 'postgresql://db/tenawas', dataDir: 'memory', tokenSecret: null };
  expect(warningsAbout(memory)).toEqual([expect.stringContaining('Set TOKEN_SECRET.')]);
  expect(warningsAbout({ ...memory, tokenSecret: secret })).toEqual([]);
  expect(warningsAbout({ ...memory, databaseUrl: null })).toEqual([]);
  expect(warningsAbout({ ...memory, dataDir: '/srv/tenawas' })).toEqual([]);
});

test('network volumes are recognized by their file system type', () => {
  expect([0x6969, 0xff534d42, 0x01021997].map(networkVolume)).toEqual(['NFS', 'SMB', '9P']);
  expect([0xef53, 0x01021994, 0x794c7630].map(networkVolume)).toEqual([undefined, undefined, undefined]);
});

test.runIf(inject('postgres') !== null)('the warning is printed at each start', async () => {
  const { started, failed } = run({ DATA_DIR: 'memory', DATABASE_URL: (await migratedUrl()) as string });
  await (await started).stop('SIGTERM');
  const { code, errors } = await failed;
  expect([code, errors]).toEqual([0, expect.stringMatching(/^With DATA_DIR=memory and no TOKEN_SECRET .+\n$/)]);
});

test.runIf(inject('postgres') !== null)('a read-only database fails the start with a readable error', async () => {
  const url = new URL((await freshUrl()) as string);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const { started, failed } = run({ DATA_DIR: 'memory', DATABASE_URL: url.href, TOKEN_SECRET: secret });
  started.catch(() => {});
  const { code, errors } = await failed;
  expect([code, errors]).toEqual([1, 'The database at DATABASE_URL is read-only. Use the primary server.\n']);
});
