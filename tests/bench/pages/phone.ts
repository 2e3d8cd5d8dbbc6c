import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import playwright from '../../../playwright.config.ts';
import type { Network } from '../network/networks.ts';
import { type RecordingOptions, recordMetrics } from './page-metrics.ts';

/** Cookies, localStorage and IndexedDB of a site, without its caches. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const cpuThrottling = 4;
/**
 * Playwright enables the Runtime domain of the DevTools protocol. V8 then needs the source position of an `Error` as soon as it is created,
 * and parses React a second time for those that React creates when it is evaluated. With this flag it keeps positions from the first time.
 */
const keepSourcePositions = '--js-flags=--no-enable-lazy-source-positions';
/** A timeout for the page; not a limit on the measured values. */
export const timeout = 120_000;
const launchOptions = playwright.use?.launchOptions;
const referencePhone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Africa/Addis_Ababa',
};

/** A new browser with an empty profile, so that nothing is cached. */
export class Phone {
  private readonly devtools = new WeakMap<Page, CDPSession>();

  private constructor(
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  static async new(storageState?: StorageState): Promise<Phone> {
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), keepSourcePositions],
    });
    const context = await browser.newContext({ ...referencePhone, ...(storageState && { storageState }) });
    // esbuild's `__name` helper, which functions evaluated in the page call.
    await context.addInitScript('globalThis.__name = (work) => work');
    context.setDefaultTimeout(timeout);
    return new Phone(browser, context);
  }

  /** Opens an empty page with CPU throttling and network information. */
  async page(network?: Network, options: RecordingOptions = {}): Promise<Page> {
    const page = await this.context.newPage();
    await page.addInitScript(recordMetrics, options);
    const devtools = await this.context.newCDPSession(page);
    this.devtools.set(page, devtools);
    await this.throttleCpu(page);
    if (network) await emulateNetworkInfo(devtools, network);
    return page;
  }

  /** CPU throttling keeps a core busy even while the page is idle, so only the page being measured may be throttled. */
  async throttleCpu(page: Page, rate = cpuThrottling): Promise<void> {
    await this.devtools.get(page)?.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Stops the worker, as when the phone was not used for a while. */
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

/** Sets `navigator.connection` and the browser's lazy-loading distance; the proxy limits the bandwidth. */
function emulateNetworkInfo(devtools: CDPSession, { latency, bytesPerSecond }: Network): Promise<unknown> {
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  const state = { offline: false, latency, ...throughput, connectionType: 'cellular3g' as const };
  return devtools.send('Network.overrideNetworkState' as 'Network.emulateNetworkConditions', state);
}
