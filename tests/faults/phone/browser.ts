import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type PlaywrightTestConfig } from '@playwright/test';

// Imported by URL, because Playwright's config is not in this TypeScript project.
const configUrl = new URL('../../../playwright.config.ts', import.meta.url).href;
const { default: settings } = (await import(configUrl)) as { default: PlaywrightTestConfig };
const { executablePath = chromium.executablePath(), args = [] } = settings.use?.launchOptions ?? {};
const { width, height } = settings.use?.viewport ?? { width: 360, height: 740 };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

/** Starts Chromium directly, so that all of its processes can be killed. */
export class LiveBrowser {
  readonly #process: ChildProcess;
  readonly #browser: Browser;
  readonly context: BrowserContext;

  private constructor(child: ChildProcess, browser: Browser, context: BrowserContext) {
    this.#process = child;
    this.#browser = browser;
    this.context = context;
  }

  static async start(profile: string): Promise<LiveBrowser> {
    const child = spawn(
      executablePath,
      [
        '--headless=new',
        ...args,
        '--remote-debugging-port=0',
        // Disables preparations for other sites, which only take time here.
        '--disable-features=SpareRendererForSitePerProcess,Translate',
        '--process-per-site',
        '--disable-extensions',
        '--disable-component-extensions-with-background-pages',
        `--user-data-dir=${profile}`,
        `--window-size=${width},${height}`,
        '--lang=en-GB',
        // Runs as an installed app, because a full browser window is slower to start.
        '--app=data:text/html,',
      ],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Africa/Addis_Ababa' } },
    );
    running.add(child);
    child.once('exit', () => running.delete(child));
    const browser = await chromium.connectOverCDP(await readDevtoolsUrl(child));
    const context = browser.contexts()[0];
    if (!context) throw new Error('The browser has no context of its own.');
    context.setDefaultTimeout(30_000);
    return new LiveBrowser(child, browser, context);
  }

  /** Kills all processes with SIGKILL, as when the battery is removed. */
  async kill(): Promise<void> {
    const exited = once(this.#process, 'exit');
    killGroup(this.#process);
    await exited;
    await this.#browser.close().catch(() => undefined);
  }

  async quit(): Promise<void> {
    const exited = once(this.#process, 'exit');
    const devtools = await this.#browser.newBrowserCDPSession();
    await devtools.send('Browser.close').catch(() => undefined);
    await exited;
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already exited.
  }
}

async function readDevtoolsUrl({ stderr }: ChildProcess): Promise<string> {
  if (stderr) {
    for await (const line of createInterface({ input: stderr })) {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (!address) continue;
      stderr.resume();
      return address;
    }
  }
  throw new Error('The browser ended before it said where it is.');
}
