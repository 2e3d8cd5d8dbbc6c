import type { Page } from '@playwright/test';

type Address = string | RegExp | ((url: URL) => boolean);

/** Delays the page's requests to a URL while `isHolding()`, until the returned function is called. */
export async function holdRequests(page: Page, address: Address, isHolding = () => true): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHolding()) await held;
    await route.continue();
  });
  return release;
}
