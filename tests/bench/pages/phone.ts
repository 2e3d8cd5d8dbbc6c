import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import playwright from '../../../playwright.config.ts';
import type { Network } from '../network/networks.ts';
import { type Watching, watch } from './seen.ts';

/** What a phone remembers of a site: cookies, local storage and IndexedDB, not its caches. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

const slowed = 4;
/** How long a page may take to show what it should before it is given up: it is no limit of what is measured. */
export const patience = 120_000;
const referencePhone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Africa/Addis_Ababa',
};

/** A phone that nothing was ever opened on, with a browser of its own: nothing of another visit is warm in it. */
export class Phone {
  private readonly devtools = new WeakMap<Page, CDPSession>();

  private constructor(
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  static async new(memory?: Memory): Promise<Phone> {
    const browser = await chromium.launch(playwright.use?.launchOptions);
    const context = await browser.newContext({ ...referencePhone, ...(memory && { storageState: memory }) });
    // The transpiler names functions by a helper of its own, which a function that is sent to the page asks for.
    await context.addInitScript('globalThis.__name = (work) => work');
    context.setDefaultTimeout(patience);
    return new Phone(browser, context);
  }

  /** An empty page, as slow as the phone is, that says of itself that it is on this network. */
  async page(network?: Network, watching: Watching = {}): Promise<Page> {
    const page = await this.context.newPage();
    await page.addInitScript(watch, watching);
    const devtools = await this.context.newCDPSession(page);
    this.devtools.set(page, devtools);
    await this.slow(page);
    if (network) await say(devtools, network);
    return page;
  }

  /** A page is slowed by keeping a processor busy, even while the page rests: only one that is looked at may be. */
  async slow(page: Page, times = slowed): Promise<void> {
    await this.devtools.get(page)?.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  /** As when the phone was put away meanwhile. */
  async stopWorkers(page: Page): Promise<void> {
    const devtools = await this.context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await devtools.detach();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** What a page reads from `navigator.connection`, and how far ahead the browser fetches pictures; the link does the rest. */
function say(devtools: CDPSession, { latency, bytesPerSecond }: Network): Promise<unknown> {
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  const state = { offline: false, latency, ...throughput, connectionType: 'cellular3g' as const };
  return devtools.send('Network.overrideNetworkState' as 'Network.emulateNetworkConditions', state);
}
