import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { dropFromMemory } from '../../../../src/device/sealing/keys.ts';
import { setPin } from '../../../../src/device/sealing/pin.ts';
import { reseal } from '../../../../src/device/sealing/reseal.ts';
import { type History, histories, runHistory, Simulation, ViolatedGuarantee } from './history.ts';
import { type Phone, phoneInMemory, phoneOnDatabase } from './simulated-phone.ts';
import { faults, type TestSubmission } from './simulated-server.ts';
import * as variants from './variants.ts';

const seed = 20_261_120;
const historyCount = 1_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

const check = (numRuns: number, run: (history: History) => Promise<unknown>) =>
  fc.check(
    fc.asyncProperty(histories, async (history) => {
      await run(history);
    }),
    { seed, numRuns },
  );

test(`${historyCount} histories (seed ${seed}): nothing lost, doubled, missent or called sent too early; all arrives`, async () => {
  const counts: Record<string, number> = {};
  const result = await check(historyCount, async (history) => {
    const simulation = await runHistory(history);
    for (const [what, times] of Object.entries(simulation.counts)) counts[what] = (counts[what] ?? 0) + times;
  });
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  const rare = [...faults, 'killed', 'queued', 'sending', 'sent', 'needs-login', 'needs-attention'].filter(
    (what) => (counts[what] ?? 0) < 150,
  );
  expect(rare, 'what hardly came about').toEqual([]);
}, 60_000);

test(`60 histories (seed ${seed}) on IndexedDB with the very store, session and submit of the product`, async () => {
  const result = await check(60, async (history) => {
    await withDatabase(async (database) => {
      await Promise.all([database.clear('outbox'), database.clear('session')]);
    });
    await runHistory(history, undefined, phoneOnDatabase());
  });
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
}, 60_000);

test(`20 histories (seed ${seed}) on IndexedDB of customers who have a PIN, which has not been entered`, async () => {
  const result = await check(20, async (history) => {
    await withDatabase(async (database) => {
      await Promise.all([database.clear('outbox'), database.clear('session')]);
    });
    const setPinAndLock = async (owner: string) => {
      await setPin(owner, '2580', 1);
      await reseal(owner);
      dropFromMemory();
    };
    await runHistory(history, undefined, phoneOnDatabase(setPinAndLock));
  });
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
}, 60_000);

describe('a sender that is wrong is found out', () => {
  const defective: Record<string, (history: History) => Promise<Simulation>> = {
    'removes a letter before its receipt': (history) => {
      const phone = phoneWithRemoval();
      return runHistory(history, variants.removesBeforeReceipt(phone.remove), phone);
    },
    'trusts any 2xx': (history) => runHistory(history, variants.trustsAny2xx),
    'forgets the key': (history) => runHistory(history, variants.omitsKey),
    'believes in the session it once read': (history) => runHistory(history, variants.cachesSession),
    "sends another customer's letters": (history) => {
      const phone = phoneInMemory();
      return runHistory(history, variants.sendsAllOwners(phone.allLetters), phone);
    },
  };
  const expectedErrors: Record<string, RegExp> = {
    'removes a letter before its receipt': /gone from the phone/,
    'trusts any 2xx': /called sent without/,
    'forgets the key': /made twice|called sent without/,
    'believes in the session it once read': /token of another moment/,
    "sends another customer's letters": /came with .* token/,
  };

  test.each(Object.keys(defective))('%s', async (name) => {
    const result = await check(500, defective[name] as (history: History) => Promise<Simulation>);
    expect(result.failed).toBe(true);
    expect(result.errorInstance).toBeInstanceOf(ViolatedGuarantee);
    expect((result.errorInstance as ViolatedGuarantee).message).toMatch(expectedErrors[name] as RegExp);
  });
});

test('when all goes well, letters arrive in the order of writing', async () => {
  const simulation = new Simulation();
  await simulation.logIn('abebe');
  for (let n = 0; n < 10; n++) await simulation.perform({ type: 'submit', isInvalid: n === 3 });
  await simulation.drain();
  const receivedOrder = simulation.server.received.map(
    ({ submission }: { submission: TestSubmission }) => submission.nonce,
  );
  expect(receivedOrder).toEqual(simulation.submitted.map(({ nonce }) => nonce));
});

function phoneWithRemoval(): Phone & { remove(id: string): Promise<void> } {
  const phone = phoneInMemory();
  const removed = new Set<string>();
  return {
    ...phone,
    remove: async (id) => {
      removed.add(id);
    },
    allLetters: async () => (await phone.allLetters()).filter(({ id }) => !removed.has(id)),
  };
}
