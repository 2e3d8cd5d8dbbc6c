import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { alive } from './customer.ts';
import type { Phone } from './phone.ts';
import { policed } from './policed.ts';
import { startServer, stopServer } from './server-process.ts';
import { Wire } from './wire.ts';

type OfATest = {
  /** Names an error that this test brings about; any other error on the console, or thrown in a page, fails it. */
  expectError: (message: RegExp) => void;
  /** Cuts the network for page and worker alike, and says so to the browser, as a phone does. */
  network: { off: () => Promise<void>; on: () => Promise<void> };
  /** Beside the browser of `page`, for what only a profile of its own has, or what outlives a browser. */
  phone: Phone;
};
type OfAWorker = { wire: Wire };

export const test = base.extend<OfATest & { watched: undefined; policed: undefined }, OfAWorker>({
  wire: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
    async ({}, use) => {
      const server = await startServer();
      const wire = new Wire(server.port);
      await wire.mend();
      await use(wire);
      await wire.cut();
      await stopServer(server.process);
    },
    // On a busy machine the embedded database takes its time to start.
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ wire }, use) => {
    await use(`http://localhost:${wire.port}`);
  },

  policed: [
    async ({ browser }, use) => {
      const found = await policed(browser, () => use(undefined));
      if (found.length) throw new Error(`What no page may do:\n${found.join('\n')}`);
    },
    { auto: true },
  ],

  // Named first, so that it is there before any page is.
  expectError: async ({ policed: _, context }, use) => {
    const expected: RegExp[] = [];
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expected.some((message) => message.test(text))) unexpected.push(text);
    };
    const watch = (page: Page) => page.on('pageerror', (error) => note(String(error)));
    context.on('page', watch);
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    await use((message) => expected.push(message));
    if (unexpected.length) throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`);
  },

  watched: [
    async ({ expectError }, use) => {
      void expectError;
      await use(undefined);
    },
    { auto: true },
  ],

  network: async ({ wire, context, expectError }, use) => {
    await use({
      off: async () => {
        // The last is Chromium's word for a worker's script that was on its way.
        expectError(/net::ERR_|Failed to load resource|FetchEvent|error occurred when fetching the script/);
        await Promise.all(context.pages().map(alive));
        await context.setOffline(true);
        await wire.cut();
      },
      on: async () => {
        await wire.mend();
        await context.setOffline(false);
      },
    });
    if (!wire.isWhole) await wire.mend();
  },

  phone: async ({ playwright, baseURL, viewport }, use, info) => {
    const profile = info.outputPath('phone');
    const options = { ...info.project.use.launchOptions, baseURL: baseURL ?? '', viewport };
    await use({ profile, open: () => playwright.chromium.launchPersistentContext(profile, options) });
  },
});

export { expect };
