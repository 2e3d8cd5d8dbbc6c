import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base } from './test.ts';

type ChangeWorker = (worker: string) => string;
type Site = { origin: string; change: ChangeWorker; close: () => void };

/** The same site at another address, where `change` is applied to the worker's script. */
async function siteWithChangedWorker(port: number): Promise<Site> {
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    // Uncompressed, and in full.
    const changed = { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' };
    const headers = { ...asked.headers, ...(isWorker && changed) };
    const forwarded = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers });
    forwarded.on('error', () => answer.destroy());
    forwarded.on('response', async (response) => {
      const { 'content-length': _, etag, ...rest } = response.headers;
      if (isWorker) answer.writeHead(200, rest).end(site.change(await text(response)));
      else response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers));
    });
    asked.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: Site = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (worker) => worker,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}

/** For tests that change the service worker: `changeWorker` is the next release's change to its script. */
export const test = base.extend<{ site: Site; changeWorker: (change: ChangeWorker) => void }>({
  site: async ({ networkProxy }, use) => {
    const site = await siteWithChangedWorker(networkProxy.port);
    await use(site);
    site.close();
  },
  baseURL: ({ site }, use) => use(site.origin),
  changeWorker: ({ site }, use) =>
    use((change) => {
      site.change = change;
    }),
});
