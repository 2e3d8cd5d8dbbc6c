import type { Browser, BrowserContext } from '@playwright/test';

const prefix = 'Content policy broken:';

/** Records requests to other hosts and content security policy violations of every page in the browser. */
export async function collectViolations(browser: Browser, action: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const contextOf = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await contextOf(options);
    await watch(context, found);
    return context;
  };
  try {
    await action();
  } finally {
    browser.newContext = contextOf;
  }
  return found;
}

async function watch(context: BrowserContext, found: string[]): Promise<void> {
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== 'localhost') found.push(`Another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.text().startsWith(prefix)) found.push(message.text());
  });
  await context.addInitScript((report) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      // biome-ignore lint/suspicious/noConsole: read by the console listener above
      console.debug(report, effectiveDirective, blockedURI, sourceFile, sample),
    );
  }, prefix);
}
