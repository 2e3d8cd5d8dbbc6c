import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answering, simulatedWorker } from './simulated-worker.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.unstubAllGlobals());

const script = '/assets/app-1a2b.js';
/** As a hotel answers, which sends everybody to its log-in page first. */
function redirected(type: string): Response {
  const response = answering('welcome to the hotel', type);
  const clone = () => redirected(type);
  return Object.defineProperties(response, { redirected: { value: true }, clone: { value: clone } });
}

describe('a script, style or picture with a hash in its name', () => {
  test('is asked of the network once, and then never again', async () => {
    const worker = await simulatedWorker(() => answering('script', 'text/javascript'));
    for (let n = 0; n < 3; n++) expect((await worker.ask(script)).text).toBe('script');
    expect(worker.asked).toEqual([script]);
  });

  test('is there offline once it has come with the pages', async () => {
    const worker = await simulatedWorker();
    await worker.install();
    expect((await worker.ask('/assets/style-1a2b.css')).text).toBe('style of the pack');
  });

  test.each([
    ['an error', () => answering('script', 'text/javascript', { status: 404 })],
    ['a page in its place', () => answering('<h1>Log in</h1>', 'text/html')],
    ['what somebody else redirected to', () => redirected('text/javascript')],
  ])('is not kept when the answer is %s', async (_, given) => {
    const worker = await simulatedWorker(given);
    await worker.ask(script);
    worker.network.gives = () => answering('script', 'text/javascript');
    expect((await worker.ask(script)).text).toBe('script');
    expect(worker.asked).toEqual([script, script]);
  });

  test('of another build is passed on and not kept', async () => {
    const other = '/assets/app-9f9f.js';
    const worker = await simulatedWorker(() => answering('other', 'text/javascript'));
    expect((await worker.ask(other)).text).toBe('other');
    await worker.ask(other);
    expect(worker.asked).toEqual([other, other]);
  });
});

describe('the pages', () => {
  test('are not kept by being visited: they come from their pack alone', async () => {
    const worker = await simulatedWorker(() => answering('from the network', 'text/html'));
    await worker.navigate('/about');
    await worker.navigate('/about');
    expect(worker.asked.length).toBe(2);
  });
});

describe.each(['services', 'hospitals'])('what /api/%s answers', (list) => {
  const path = `/api/${list}`;
  const prices = (birr: number) => answering(`{"price":${birr}}`, 'application/json');
  const heard = () => {
    const told: unknown[] = [];
    const ear = new BroadcastChannel('tenawas');
    ear.onmessage = ({ data }) => told.push(data);
    const end = new BroadcastChannel('tenawas');
    return {
      told,
      /** After whatever was told before. */
      async all() {
        end.postMessage('end');
        await vi.waitFor(() => expect(told).toContain('end'), 10_000);
        ear.close();
        end.close();
        return told.filter((data) => data !== 'end');
      },
    };
  };

  test('and was kept is shown at once, and what was fetched meanwhile the next time', async () => {
    const worker = await simulatedWorker(() => prices(200));
    expect((await worker.ask(path)).text).toBe('{"price":200}');
    worker.network.gives = () => prices(250);
    expect((await worker.ask(path)).text).toBe('{"price":200}');
    expect((await worker.ask(path)).text).toBe('{"price":250}');
    expect(worker.asked.length).toBe(3);
  });

  test('is there offline, however often the network fails', async () => {
    const worker = await simulatedWorker(() => prices(200));
    await worker.ask(path);
    worker.network.gives = () => undefined;
    for (let n = 0; n < 2; n++) expect((await worker.ask(path)).text).toBe('{"price":200}');
  });

  test.each([
    ['an error', () => answering('{}', 'application/json', { status: 503 })],
    ['a page', () => answering('<h1>Log in</h1>', 'text/html')],
    ['what somebody else redirected to', () => redirected('application/json')],
  ])('is not replaced by %s', async (_, given) => {
    const worker = await simulatedWorker(() => prices(200));
    await worker.ask(path);
    worker.network.gives = given;
    await worker.ask(path);
    expect((await worker.ask(path)).text).toBe('{"price":200}');
  });

  test('is told to open pages when it has changed, and neither the first time nor unchanged', async () => {
    const worker = await simulatedWorker(() => prices(200));
    const quiet = heard();
    await worker.ask(path);
    await worker.ask(path);
    expect(await quiet.all()).toEqual([]);
    const { told, all } = heard();
    worker.network.gives = () => prices(250);
    await worker.ask(path);
    await vi.waitFor(() => expect(told).toEqual([{ changed: list }]), 10_000);
    await all();
  });
});
