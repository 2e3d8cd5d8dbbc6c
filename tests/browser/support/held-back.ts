import type { Page } from '@playwright/test';

type Address = string | RegExp | ((url: URL) => boolean);

/** What the page asks for at this address, while it `isHolding`, does not come until it is let come. */
export async function heldBack(page: Page, address: Address, isHolding = () => true): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(address, async (route) => {
    if (isHolding()) await held;
    await route.continue();
  });
  return letCome;
}
