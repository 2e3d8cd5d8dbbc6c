import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, simulatedWorker } from './simulated-worker.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/about?from=mail', 'about'],
  ['/am', 'መነሻ'],
  ['/profile', 'shell of the profile'],
  ['/claims/0f8fad5b', 'shell of a claim'],
  ['/no-such-page', 'nothing there'],
  ['/claims/0f8fad5b/more', 'nothing there'],
  ['/am/no-such-page', 'የለም'],
  ['/administration', 'nothing there'],
])('a navigation to %s is answered from the phone alone: %s', async (path, text) => {
  const worker = await simulatedWorker();
  await worker.install();
  expect(await worker.navigate(path)).toEqual({ taken: true, text });
  expect(worker.asked).toEqual([]);
});

test.each(['/admin', '/admin/', '/admin/claims/1', '/api/own-data', '/assets/en/pages-1a2b.json'])(
  'a navigation to %s is left to the network',
  async (path) => {
    const worker = await simulatedWorker();
    await worker.install();
    expect((await worker.navigate(path)).taken).toBe(false);
  },
);

test.each([
  '/api/profile',
  '/api/claims',
  '/api/options',
  '/api/services?language=am',
  '/api/services/1',
  '/api/hospitals?town=Adama',
  '/manifest-en.webmanifest',
  '/robots.txt',
  'https://elsewhere.test/assets/app-1a2b.js',
  'https://elsewhere.test/api/services',
])('%s is left to the network', async (path) => {
  const worker = await simulatedWorker(() => answering('{}', 'application/json'));
  expect((await worker.ask(path)).taken).toBe(false);
});

test('what is sent is left to the network, wherever it goes', async () => {
  const worker = await simulatedWorker();
  for (const path of ['/api/claims', '/api/services', '/assets/app-1a2b.js'])
    expect((await worker.ask(path, { method: 'POST', body: '{}' })).taken).toBe(false);
});

test.each([
  '/assets/app-1a2b.js',
  '/assets/style-1a2b.css',
  '/assets/heart-1a2b.svg',
  '/api/services',
  '/api/hospitals',
])('%s is answered by the worker', async (path) => {
  const worker = await simulatedWorker();
  expect((await worker.ask(path)).taken).toBe(true);
});
