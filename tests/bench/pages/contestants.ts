import type { Server } from 'node:http';
import { ThrottlingProxy } from '../network/throttling-proxy.ts';
import { startApp, storageStateOf } from './app-server.ts';
import { bareReact } from './baselines/bare-react.ts';
import { clientOnly } from './baselines/client-only.ts';
import { textOfPage, toHtml } from './baselines/page-text.ts';
import { builtPage, scriptFreeFiles } from './baselines/script-free.ts';
import { smallestWorker, staticPage, workerPath } from './baselines/static-page.ts';
import { type Files, serveStatic } from './static-server.ts';
import type { MeasuredPage } from './visit.ts';

export type Kind = 'public' | 'log-in' | 'customer';
export const ourPages = [
  { name: 'home', address: '/', kind: 'public' },
  { name: 'services', address: '/services', kind: 'public' },
  { name: 'a service', address: '/services/maternity-care', kind: 'public' },
  { name: 'log-in', address: '/login', kind: 'log-in' },
  { name: 'dashboard', address: '/profile', kind: 'customer' },
  { name: 'claim form', address: '/claimform', kind: 'customer' },
] as const satisfies { name: string; address: string; kind: Kind }[];
export type PageName = (typeof ourPages)[number]['name'];

/** The page and its implementation; `touched` is ours with an interaction from the start. */
export const names = {
  ours: (page: string) => page,
  interacted: (page: string) => `${page}, touched at once`,
  twin: (page: string) => `${page}, its script-free twin`,
  static: 'the text of home, by hand',
  bareReact: 'the text of home, bare React',
  clientOnly: 'home, only in the browser',
};

export type Contestant = MeasuredPage & { name: string };

/** All measured pages, each with its own server; ours on the built one. */
export async function contestants() {
  const app = await startApp();
  const storageState = await storageStateOf(app.proxy, 3);
  const servers: Server[] = [];
  const proxies: ThrottlingProxy[] = [];
  const serveFiles = async (files: Files) => {
    const { port, server } = await serveStatic(files);
    servers.push(server);
    const proxy = await new ThrottlingProxy(port).open();
    proxies.push(proxy);
    return proxy;
  };

  const all: Contestant[] = [];
  const prerendered = ourPages.filter(({ kind }) => kind !== 'customer');
  const scriptFree = await serveFiles(scriptFreeFiles(prerendered.map(({ address }) => address)));
  for (const { name, address, kind } of ourPages) {
    const ours = {
      proxy: app.proxy,
      address,
      worker: true,
      hydrates: true,
      storageState: kind === 'customer' ? storageState : undefined,
    };
    const compared = kind !== 'customer';
    all.push({ ...ours, name: names.ours(name), compared });
    // Compared pages are visited one right after the other, because the machine's speed varies.
    if (compared) all.push({ name: names.twin(name), proxy: scriptFree, address, worker: false, compared });
    if (kind === 'public') all.push({ ...ours, name: names.interacted(name), interacted: true });
  }
  const text = textOfPage(builtPage('/'));
  const title = 'The text of the home page';
  const staticFiles = new Map([
    ['/', staticPage(title, toHtml(text))],
    [workerPath, smallestWorker(['/'])],
  ]);
  const common = { address: '/', worker: true };
  all.push({ ...common, name: names.static, proxy: await serveFiles(staticFiles), compared: true });
  all.push({ ...common, name: names.bareReact, proxy: await serveFiles(await bareReact(title, text)), hydrates: true });
  all.push({ ...common, name: names.clientOnly, proxy: await serveFiles(await clientOnly(['/'])), hydrates: true });

  return {
    all,
    app,
    async close() {
      for (const proxy of proxies) proxy.close();
      for (const server of servers) server.close();
      await app.close();
    },
  };
}
