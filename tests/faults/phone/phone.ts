import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { corruptDatabase } from '../../browser/support/broken-database.ts';
import { NetworkProxy } from '../../browser/support/network-proxy.ts';
import { LiveBrowser } from './browser.ts';
import { shiftClock } from './clock.ts';
import { installPageActions } from './page-actions.ts';
import { installPinEntry } from './pin.ts';

/** A phone: persistent storage, a network connection of its own, and a browser while one is running. */
export class Phone {
  readonly number: number;
  readonly proxy = new NetworkProxy(0);
  readonly #profile: string;
  #browser: LiveBrowser | undefined;
  /** The browser's initial tab, until it is used. */
  #firstTab: Page | undefined;
  #clockShift = 0;

  constructor(number: number, profile: string) {
    this.number = number;
    this.#profile = profile;
  }

  get origin(): string {
    return `http://localhost:${this.proxy.port}`;
  }

  get context(): BrowserContext {
    if (!this.#browser) throw new Error('The browser is not open.');
    return this.#browser.context;
  }

  async start(clockShift = this.#clockShift): Promise<void> {
    this.#clockShift = clockShift;
    this.#browser = await LiveBrowser.start(this.#profile);
    this.#firstTab = this.context.pages()[0];
    await installPageActions(this.context);
    await installPinEntry(this.context);
    if (clockShift !== 0) await shiftClock(this.context, clockShift);
  }

  /** In the initial window, in a new tab, or in a new window. */
  async open(path: string, besidePage?: Page): Promise<Page> {
    const page = this.#firstTab ?? (besidePage ? await this.#openWindow(besidePage) : await this.context.newPage());
    this.#firstTab = undefined;
    await this.goto(page, path);
    return page;
  }

  async #openWindow(page: Page): Promise<Page> {
    const opened = this.context.waitForEvent('page');
    await page.evaluate(() => void window.open('about:blank', '_blank', 'popup,noopener'));
    return opened;
  }

  async goto(page: Page, path: string): Promise<void> {
    await page.goto(this.origin + path, { waitUntil: 'commit' });
  }

  /** Sets the storage quota; without an argument, restores the default. */
  async limitQuota(bytes?: number): Promise<void> {
    const page = this.#firstTab ?? this.context.pages()[0];
    if (!page) throw new Error('No tab is open.');
    const devtools = await this.devtools(page);
    const { origin } = this;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) });
  }

  devtools(page: Page): Promise<CDPSession> {
    return this.context.newCDPSession(page);
  }

  async networkOff(): Promise<void> {
    await this.context.setOffline(true);
    await this.proxy.cut();
  }

  async networkOn(): Promise<void> {
    await this.proxy.restore();
    await this.context.setOffline(false);
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#browser = undefined;
    if (!this.proxy.isUp) await this.proxy.restore();
  }

  corruptDatabase(): void {
    corruptDatabase(this.#profile);
  }

  /** Closes the browser normally, so that it writes everything to disk. */
  async quit(): Promise<void> {
    await this.#browser?.quit();
    this.#browser = undefined;
  }

  async dispose(): Promise<void> {
    await this.#browser?.kill();
    if (this.proxy.isUp) await this.proxy.cut();
  }
}
