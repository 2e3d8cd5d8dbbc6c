import type { Server } from 'node:http';
import { Link } from '../network/link.ts';
import { memoryOf, ourHouse } from './customers.ts';
import { bareReact } from './rivals/bare-react.ts';
import { clientOnly } from './rivals/client-only.ts';
import { handWritten, smallestWorker, workerPath } from './rivals/static-page.ts';
import { builtPage, twinFiles } from './rivals/twins.ts';
import { asHtml, wordsOfPage } from './rivals/words-of-page.ts';
import { type Files, serveStatic } from './static-server.ts';
import type { Visited } from './visit.ts';

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
  touched: (page: string) => `${page}, touched at once`,
  twin: (page: string) => `${page}, its script-free twin`,
  static: 'the text of home, by hand',
  bareReact: 'the text of home, bare React',
  clientOnly: 'home, only in the browser',
};

export type Contestant = Visited & { name: string };

/** All measured pages, each with its own server; ours on the built one. */
export async function contestants() {
  const house = await ourHouse();
  const memory = await memoryOf(house.link, 3);
  const servers: Server[] = [];
  const links: Link[] = [];
  const served = async (files: Files) => {
    const { port, server } = await serveStatic(files);
    servers.push(server);
    const link = await new Link(port).open();
    links.push(link);
    return link;
  };

  const all: Contestant[] = [];
  const prerendered = ourPages.filter(({ kind }) => kind !== 'customer');
  const twins = await served(twinFiles(prerendered.map(({ address }) => address)));
  for (const { name, address, kind } of ourPages) {
    const ours = {
      link: house.link,
      address,
      worker: true,
      comesAlive: true,
      memory: kind === 'customer' ? memory : undefined,
    };
    const compared = kind !== 'customer';
    all.push({ ...ours, name: names.ours(name), compared });
    // Compared pages are visited one right after the other, because the machine's speed varies.
    if (compared) all.push({ name: names.twin(name), link: twins, address, worker: false, compared });
    if (kind === 'public') all.push({ ...ours, name: names.touched(name), touched: true });
  }
  const written = wordsOfPage(builtPage('/'));
  const title = 'The text of the home page';
  const byHand = new Map([
    ['/', handWritten(title, asHtml(written))],
    [workerPath, smallestWorker(['/'])],
  ]);
  const rival = { address: '/', worker: true };
  all.push({ ...rival, name: names.static, link: await served(byHand), compared: true });
  all.push({ ...rival, name: names.bareReact, link: await served(await bareReact(title, written)), comesAlive: true });
  all.push({ ...rival, name: names.clientOnly, link: await served(await clientOnly(['/'])), comesAlive: true });

  return {
    all,
    house,
    async close() {
      for (const link of links) link.close();
      for (const server of servers) server.close();
      await house.close();
    },
  };
}
