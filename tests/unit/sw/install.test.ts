import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, packs, simulatedWorker } from './simulated-worker.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.unstubAllGlobals());

const server = (path: string) =>
  path in packs
    ? answering(JSON.stringify(packs[path]), 'application/json')
    : answering(`the script ${path}`, 'text/javascript');

test('an installation keeps the pages and scripts of the open pages’ language, and of no other', async () => {
  const worker = await simulatedWorker(server);
  await worker.installWith(['/about'], ['/about']);
  worker.network.gives = () => undefined;
  expect((await worker.navigate('/profile')).text).toBe('shell of the profile');
  expect((await worker.ask('/assets/en/home-1a2b.js')).text).toBe('the script /assets/en/home-1a2b.js');
  expect((await worker.navigate('/am')).text).toBeUndefined();
});

test('a page that was still loading when the installation began can be opened offline once it has ended', async () => {
  const worker = await simulatedWorker(server);
  await worker.installWith([], ['/about']);
  worker.network.gives = () => undefined;
  expect((await worker.navigate('/about')).text).toBe('about');
  expect((await worker.navigate('/profile')).text).toBe('shell of the profile');
  expect((await worker.ask('/assets/en/home-1a2b.js')).text).toBe('the script /assets/en/home-1a2b.js');
});
