import 'fake-indexeddb/auto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { lettersOfOwner } from '../../../../src/device/outbox/store.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { claimOf } from './simulated-phone.ts';
import { SimulatedServer } from './simulated-server.ts';

type SchedulerModule = typeof import('../../../../src/device/outbox/scheduler.ts');

let simulated: SimulatedServer;
let server: Server;
let base: string;
let beforeResponse: (request: IncomingMessage) => void | Promise<void>;
let beforeRelease: () => void | Promise<void>;

beforeEach(async () => {
  simulated = new SimulatedServer();
  beforeResponse = () => {};
  beforeRelease = () => {};
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await beforeResponse(request);
    const { url: path = '', headers } = request;
    const key = String(headers['idempotency-key']);
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const simulatedResponse = simulated.respond({ path, key, body: Buffer.concat(chunks).toString(), token }, 'none');
    if (!simulatedResponse) return response.destroy();
    response
      .writeHead(simulatedResponse.status, Object.fromEntries(simulatedResponse.headers))
      .end(await simulatedResponse.text());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  vi.stubGlobal('navigator', { locks: webLocks() });
  await withDatabase(async (database) => {
    await Promise.all([database.clear('outbox'), database.clear('session')]);
  });
  await saveSession(simulated.tokenFor('abebe'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** A tab of its own, with the server where it is now. */
async function newTab(): Promise<SchedulerModule> {
  vi.stubEnv('VITE_API_BASE', base);
  vi.resetModules();
  return import('../../../../src/device/outbox/scheduler.ts');
}

/** What a browser does for `ifAvailable`, one lock for all tabs. */
function webLocks() {
  let held = false;
  return {
    async request(_name: string, _options: object, work: (lock: object | null) => Promise<unknown>) {
      if (held) return work(null);
      held = true;
      try {
        return await work({});
      } finally {
        await beforeRelease();
        held = false;
      }
    },
  };
}

let submission = 0;
const submit = () =>
  submitLetter({
    owner: 'abebe',
    kind: 'claim',
    payload: claimOf({ nonce: `n${submission++}`, owner: 'abebe', isInvalid: false }),
  });
const states = async () => (await lettersOfOwner('abebe')).letters.map(({ state }) => state);

test('what waits is sent over a real connection, and the receipts are the ones the server gave', async () => {
  for (let n = 0; n < 3; n++) await submit();
  const tab = await newTab();
  await tab.sendLettersNow();
  const { letters } = await lettersOfOwner('abebe');
  expect(letters.map(({ state, receipt }) => [state, receipt?.number])).toEqual([
    ['sent', 'R-1'],
    ['sent', 'R-2'],
    ['sent', 'R-3'],
  ]);
  expect(await tab.nextSendTime()).toBeUndefined();
});

test('two tabs and a worker at once make one request for each letter', async () => {
  for (let n = 0; n < 5; n++) await submit();
  const tabs = [await newTab(), await newTab(), await newTab()];
  await Promise.all(tabs.flatMap((tab) => [tab.sendLettersNow(), tab.sendDueLetters()]));
  expect(await states()).toEqual(Array(5).fill('sent'));
  expect(simulated.received).toHaveLength(5);
});

test("a letter written in the last moment of another tab's run is sent by that run", async () => {
  await submit();
  const [sending, late] = [await newTab(), await newTab()];
  beforeRelease = async () => {
    beforeRelease = () => {};
    await submit();
    await late.sendLettersNow();
  };
  await sending.sendLettersNow();
  expect(await states()).toEqual(['sent', 'sent']);
});

test('out of reach, each letter waits for a time of its own, and a hurry does not', async () => {
  await submit();
  beforeResponse = (request) => void request.socket.destroy();
  const tab = await newTab();
  const before = Date.now();
  await tab.sendLettersNow();
  expect(await states()).toEqual(['queued']);
  expect(await tab.nextSendTime()).toBeGreaterThanOrEqual(before + 5_000);

  beforeResponse = () => {};
  await tab.sendDueLetters();
  expect(await states()).toEqual(['queued']);
  await tab.sendLettersNow();
  expect(await states()).toEqual(['sent']);
});

test('a token that died keeps the letters, and the next log-in sends them', async () => {
  await submit();
  await submit();
  simulated.revoke('abebe');
  const tab = await newTab();
  await tab.sendLettersNow();
  expect(await states()).toEqual(['needs-login', 'needs-login']);
  expect(simulated.received, 'one is enough to know').toHaveLength(1);
  expect(await tab.nextSendTime()).toBeUndefined();

  await saveSession(simulated.tokenFor('abebe'));
  expect(await tab.nextSendTime()).toBeLessThanOrEqual(Date.now());
  await tab.sendDueLetters();
  expect(await states()).toEqual(['sent', 'sent']);
});

test("another customer's log-in sends nothing", async () => {
  await submit();
  await saveSession(simulated.tokenFor('sara'));
  const tab = await newTab();
  await tab.sendLettersNow();
  expect(simulated.received).toEqual([]);
  expect(await tab.nextSendTime()).toBeUndefined();
  expect(await states()).toEqual(['queued']);
});

test('a session that has expired by the clock of this phone is tried all the same', async () => {
  await submit();
  vi.spyOn(Date, 'now').mockReturnValue(4_100_000_000_000);
  const tab = await newTab();
  await tab.sendLettersNow();
  vi.restoreAllMocks();
  expect(await states()).toEqual(['sent']);
});

test('a phone without room to note anything still sends, each letter once a run, and it is made once', async () => {
  await submit();
  await submit();
  const tab = await newTab();
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...call) {
    const request = put.apply(this, call);
    const transaction = this.transaction as IDBTransaction & { _abort(name: string): void };
    request.addEventListener('success', () => transaction._abort('QuotaExceededError'));
    return request;
  });
  await tab.sendLettersNow();
  expect(await states()).toEqual(['queued', 'queued']);
  expect(simulated.received).toHaveLength(2);
  await tab.sendLettersNow();
  full.mockRestore();
  await tab.sendLettersNow();
  expect(await states()).toEqual(['sent', 'sent']);
  expect(simulated.created).toHaveLength(2);
});

test('Background Sync is asked for with a new tag each time, and its absence or refusal is no matter', async () => {
  const tab = await newTab();
  const tags: string[] = [];
  const register = async (tag: string) => {
    tags.push(tag);
    throw new DOMException('Not allowed', 'NotAllowedError');
  };
  tab.registerSync({ sync: { register } });
  tab.registerSync({ sync: { register } });
  tab.registerSync({});
  expect(new Set(tags).size).toBe(2);
  expect(tags.every(tab.isOutboxSync)).toBe(true);
  expect(tab.isOutboxSync('prices')).toBe(false);
});

test('no letter leaves with a token that the phone no longer has', async () => {
  await saveSession(tokenFor('abebe', 'a-token-never-given-out'));
  await submit();
  await saveSession(simulated.tokenFor('abebe'));
  const tab = await newTab();
  await tab.sendLettersNow();
  expect(simulated.received.map(({ user }) => user)).toEqual(['abebe']);
});
