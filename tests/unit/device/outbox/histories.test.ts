import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { Broken, type History, histories, live, World } from './history.ts';
import { type Phone, phoneInMemory, phoneOnDatabase } from './simulated-phone.ts';
import { faults, type Written } from './simulated-server.ts';
import * as variants from './variants.ts';

const seed = 20_261_120;
const thousands = 2_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

const check = (numRuns: number, lived: (history: History) => Promise<unknown>) =>
  fc.check(
    fc.asyncProperty(histories, async (history) => {
      await lived(history);
    }),
    { seed, numRuns },
  );

test(`${thousands} histories (seed ${seed}): nothing lost, doubled, missent or called sent too early; all arrives`, async () => {
  const tally: Record<string, number> = {};
  const result = await check(thousands, async (history) => {
    const world = await live(history);
    for (const [what, times] of Object.entries(world.tally)) tally[what] = (tally[what] ?? 0) + times;
  });
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  const rare = [...faults, 'killed', 'queued', 'sending', 'sent', 'needs-login', 'needs-attention'].filter(
    (what) => (tally[what] ?? 0) < 300,
  );
  expect(rare, 'what hardly came about').toEqual([]);
}, 60_000);

test(`60 histories (seed ${seed}) on IndexedDB with the very store, session and submit of the product`, async () => {
  const result = await check(60, async (history) => {
    await withDatabase(async (database) => {
      await Promise.all([database.clear('outbox'), database.clear('session')]);
    });
    await live(history, undefined, phoneOnDatabase());
  });
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
}, 60_000);

describe('a sender that is wrong is found out', () => {
  const wrong: Record<string, (history: History) => Promise<World>> = {
    'removes a letter before its receipt': (history) => {
      const phone = forgetful();
      return live(history, variants.removesFirst(phone.remove), phone);
    },
    'trusts any 2xx': (history) => live(history, variants.trustsAny2xx),
    'forgets the key': (history) => live(history, variants.forgetsTheKey),
    'believes in the session it once read': (history) => live(history, variants.remembersTheSession),
    "sends another customer's letters": (history) => {
      const phone = phoneInMemory();
      return live(history, variants.sendsForAll(phone.everything), phone);
    },
  };
  const signs: Record<string, RegExp> = {
    'removes a letter before its receipt': /gone from the phone/,
    'trusts any 2xx': /called sent without/,
    'forgets the key': /made twice|called sent without/,
    'believes in the session it once read': /token of another moment/,
    "sends another customer's letters": /came with .* token/,
  };

  test.each(Object.keys(wrong))('%s', async (name) => {
    const result = await check(500, wrong[name] as (history: History) => Promise<World>);
    expect(result.failed).toBe(true);
    expect(result.errorInstance).toBeInstanceOf(Broken);
    expect((result.errorInstance as Broken).message).toMatch(signs[name] as RegExp);
  });
});

test('when all goes well, letters arrive in the order of writing', async () => {
  const world = new World();
  await world.logIn('abebe');
  for (let n = 0; n < 10; n++) await world.happens({ what: 'submit', poison: n === 3 });
  await world.drain();
  const order = world.server.seen.map(({ written }: { written: Written }) => written.nonce);
  expect(order).toEqual(world.submitted.map(({ nonce }) => nonce));
});

function forgetful(): Phone & { remove(id: string): Promise<void> } {
  const phone = phoneInMemory();
  const gone = new Set<string>();
  return {
    ...phone,
    remove: async (id) => {
      gone.add(id);
    },
    everything: async () => (await phone.everything()).filter(({ id }) => !gone.has(id)),
  };
}
