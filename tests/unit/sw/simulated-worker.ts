import { vi } from 'vitest';
import type { Pack } from '../../../src/contract/pack.ts';

/** Cache Storage in memory: what is kept, by its whole address. */
class SimulatedCache {
  readonly kept = new Map<string, Response>();
  async put(key: RequestInfo, response: Response): Promise<void> {
    this.kept.set(addressOf(key), response);
  }
  async match(key: RequestInfo): Promise<Response | undefined> {
    return this.kept.get(addressOf(key))?.clone();
  }
  async delete(key: RequestInfo): Promise<boolean> {
    return this.kept.delete(addressOf(key));
  }
  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

class SimulatedCaches {
  readonly #caches = new Map<string, SimulatedCache>();
  async open(name: string): Promise<SimulatedCache> {
    const cache = this.#caches.get(name) ?? new SimulatedCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async match(key: RequestInfo, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(key);
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

const site = 'https://site.test';
const addressOf = (key: RequestInfo) => new URL(typeof key === 'string' ? key : key.url, site).href;

/** As a worker's: relative to the site, and a navigation, which nobody else may make. */
class SimulatedRequest extends Request {
  constructor(input: RequestInfo | URL, { mode, ...init }: RequestInit = {}) {
    super(typeof input === 'string' ? new URL(input, site) : input, init);
    if (mode) Object.defineProperty(this, 'mode', { value: mode });
  }
}

class SimulatedEvent {
  type = 'fetch';
  readonly #work: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    this.request = request;
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
  waitUntil(work: Promise<unknown>) {
    this.#work.push(work);
  }
  async over(): Promise<void> {
    for (let done = 0; done < this.#work.length; ) done += (await Promise.allSettled(this.#work.slice(done))).length;
  }
}

export const manifest = [
  '/assets/app-1a2b.js',
  '/assets/style-1a2b.css',
  '/assets/heart-1a2b.svg',
  '/assets/en/home-1a2b.js',
  '/assets/en/pages-1a2b.json',
  '/assets/am/pages-1a2b.json',
];

const page = (body: string): Pack[string] => ({ type: 'text/html', body });
export const packs: Record<string, Pack> = {
  '/assets/en/pages-1a2b.json': {
    '/': page('home'),
    '/about': page('about'),
    '/profile': page('shell of the profile'),
    '/claims/:id': page('shell of a claim'),
    '/404': page('nothing there'),
    '/assets/style-1a2b.css': { type: 'text/css', body: 'style of the pack' },
  },
  '/assets/am/pages-1a2b.json': { '/am': page('መነሻ'), '/am/404': page('የለም') },
};

type Given = (path: string) => Response | undefined;

/** A worker with our routes. `server` is what the network gives; `asked` is what was asked of it, in order. */
export async function simulatedWorker(server: Given = () => undefined) {
  const asked: string[] = [];
  let listener: ((event: SimulatedEvent) => void) | undefined;
  const network = { gives: server };
  const fetch = async (input: RequestInfo) => {
    const url = new URL(addressOf(input));
    const path = url.origin === site ? url.pathname + url.search : url.href;
    asked.push(path);
    const given = network.gives(path);
    if (!given) throw new TypeError('Failed to fetch');
    return given;
  };
  const globals = {
    self: globalThis,
    location: new URL(`${site}/sw.js`),
    registration: { scope: `${site}/` },
    __WB_MANIFEST: manifest.map((url) => ({ url })),
    __WB_DISABLE_DEV_LOGS: true,
    caches: new SimulatedCaches(),
    Request: SimulatedRequest,
    FetchEvent: SimulatedEvent,
    ExtendableEvent: SimulatedEvent,
    fetch,
    addEventListener: (type: string, on: (event: SimulatedEvent) => void) => {
      if (type === 'fetch') listener = on;
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  const { registerRoutes } = await import('../../../sw/routing.ts');
  const { cachePack } = await import('../../../sw/pages.ts');
  registerRoutes();

  async function ask(path: string, init?: RequestInit) {
    const event = new SimulatedEvent(new SimulatedRequest(path, init));
    listener?.(event);
    const response = await event.answer?.catch(() => undefined);
    const text = await response?.text();
    await event.over();
    return { taken: event.answer !== undefined, text };
  }

  return {
    asked,
    network,
    ask,
    navigate: (path: string) => ask(path, { mode: 'navigate' }),
    /** What an installation keeps of each language. */
    async install() {
      const before = network.gives;
      network.gives = (path) => answering(JSON.stringify(packs[path]), 'application/json');
      for (const language of ['en', 'am'] as const) await cachePack(language);
      network.gives = before;
      asked.length = 0;
    },
    /** Runs the `install` handler. Each argument has the paths of the pages that one call of `clients.matchAll()` returns. */
    async installWith(...windows: string[][]) {
      const matchAll = async () => (windows.shift() ?? []).map((path) => ({ url: site + path }));
      vi.stubGlobal('clients', { matchAll });
      vi.stubGlobal('navigator', {});
      const { install } = await import('../../../sw/install.ts');
      const event = new SimulatedEvent(new SimulatedRequest('/'));
      event.type = 'install';
      await install(event as never);
      await event.over();
    },
  };
}

export const answering = (body: string, type: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': type } });
