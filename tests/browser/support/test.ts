import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { waitForHydration } from './customer.ts';
import { NetworkProxy } from './network-proxy.ts';
import type { Phone } from './phone.ts';
import { startServer, stopServer } from './server-process.ts';
import { collectViolations } from './violations.ts';

type TestFixtures = {
  /** Expects a console or page error in this test; any other error fails it. */
  expectError: (message: RegExp) => void;
  /** Cuts the network for page and worker, and sets the browser offline. */
  network: { off: () => Promise<void>; on: () => Promise<void> };
  /** A browser with a persistent profile, besides the one of `page`. */
  phone: Phone;
};
type WorkerFixtures = { networkProxy: NetworkProxy };

export const test = base.extend<TestFixtures & { consoleErrors: undefined; violations: undefined }, WorkerFixtures>({
  networkProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
    async ({}, use) => {
      const server = await startServer();
      const networkProxy = new NetworkProxy(server.port);
      await networkProxy.restore();
      await use(networkProxy);
      await networkProxy.cut();
      await stopServer(server.process);
    },
    // Starting the embedded database is slow on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ networkProxy }, use) => {
    await use(`http://localhost:${networkProxy.port}`);
  },

  violations: [
    async ({ browser }, use) => {
      const found = await collectViolations(browser, () => use(undefined));
      if (found.length)
        throw new Error(`Forbidden requests or content security policy violations:\n${found.join('\n')}`);
    },
    { auto: true },
  ],

  // Depends on this fixture so that it is set up before any page.
  expectError: async ({ violations: _, context }, use) => {
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

  consoleErrors: [
    async ({ expectError }, use) => {
      void expectError;
      await use(undefined);
    },
    { auto: true },
  ],

  network: async ({ networkProxy, context, expectError }, use) => {
    await use({
      off: async () => {
        // The last one is Chromium's message for an interrupted fetch of the worker's script.
        expectError(/net::ERR_|Failed to load resource|FetchEvent|error occurred when fetching the script/);
        await Promise.all(context.pages().map(waitForHydration));
        await context.setOffline(true);
        await networkProxy.cut();
      },
      on: async () => {
        await networkProxy.restore();
        await context.setOffline(false);
      },
    });
    if (!networkProxy.isUp) await networkProxy.restore();
  },

  phone: async ({ playwright, baseURL, viewport }, use, info) => {
    const profile = info.outputPath('phone');
    const options = { ...info.project.use.launchOptions, baseURL: baseURL ?? '', viewport };
    await use({ profile, open: () => playwright.chromium.launchPersistentContext(profile, options) });
  },
});

export { expect };
