import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { createRefusedLogIns } from '../../server/accounts/refused-log-ins.ts';
import { defaults } from '../../server/config.ts';
import { createCounters } from '../../server/metrics/counters.ts';
import { openTestServer } from './support/open.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const context = openTestServer({ logLevel: 'warn', logTo, limits: defaults.limits });
const warnings = () => lines.filter((line) => line.includes('too many attempts'));

test('a burst of wrong passwords is warned of, also when none of the accounts is limited', async () => {
  const server = createRefusedLogIns(createCounters());
  const log = { warn: (_: object, message: string) => void lines.push(message) } as unknown as FastifyBaseLogger;
  for (let n = 0; n < 250; n += 1) server(401, log);
  // A minute may end in between.
  expect([1, 2]).toContain(lines.filter((line) => line.includes('wrong password')).length);
});

test('a burst of refused log-ins is warned of once a minute, without account or address', async () => {
  const { email } = await context.customer();
  const refused = async (count: number) => {
    for (let n = 0; n < count; )
      if ((await context.post('/login', { email, password: 'a guess of many' })).statusCode === 429) n += 1;
  };
  await refused(9);
  expect(warnings()).toEqual([]);
  // More than twice ten, since a minute may end in between.
  await refused(20);
  expect([1, 2]).toContain(warnings().length);
  expect(warnings().join('')).not.toMatch(/mail\.example|127\.0\.0\.1/);
});
