import type { Page } from '@playwright/test';

/** What the page asks for at this address does not come until it is let come. */
export async function heldBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
