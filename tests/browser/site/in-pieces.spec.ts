import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../house/test.ts';
import { site } from './built-site.ts';
import { noteWhatMoves } from './page-in-hand.ts';

/** The page without its scripts, after which it can only move by what it is. */
const html = readFileSync(`dist/site/${site.pages['/']}`, 'utf8').replace(/<script\b.*?<\/script>/gs, '');
const after = (found: RegExp) => (html.match(found)?.index ?? Number.NaN) + (html.match(found)?.[0].length ?? 0);
const cuts = {
  'where its head has just begun': after(/<header[^>]*>/),
  'in mid-menu': after(/<details[^>]*><summary[^>]*><span[^>]*>(?=<\/span><span)/),
};

for (const [where, cut] of Object.entries(cuts)) {
  test(`a page that comes in pieces, cut ${where}, is painted when its head is whole, and nothing moves`, async ({
    page,
  }) => {
    const server = createServer(({ url }, answer) => {
      if (url === '/') server.emit('page', answer);
      else answer.writeHead(204).end();
    });
    await once(server.listen(0), 'listening');
    const asked = once(server, 'page') as Promise<[ServerResponse]>;
    await page.addInitScript(noteWhatMoves);
    const opened = page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const [answer] = await asked;
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
    await page.waitForFunction(() => document.querySelector('header'), null, { polling: 20 });
    // Idle is a browser that has painted, or one that is kept from it: that one is let off after a while.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    expect(await painted()).toBe(0);

    const withHeading = after(/<h1[^>]*>.*?<\/h1>/s);
    answer.write(html.slice(cut, withHeading));
    await expect.poll(painted).toBe(1);

    answer.end(html.slice(withHeading));
    await opened;
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    server.close();
  });
}
