import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { isHydrated } from '../support/hydrated.ts';
import { everyScript } from '../support/scripts.ts';
import { replaceToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { registerAndLogIn } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

/** A slow phone on which scripts do not load until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return holdRequests(page, everyScript);
}

const forms = [
  { address: '/login', field: 'Email', second: 'Password' },
  { address: '/premium-login', field: 'Email Address', second: 'Password' },
  { address: '/register', field: 'Full Name', second: 'Phone Number' },
  { address: '/register?premium=true', field: 'Full Name', second: 'Phone Number' },
  { address: '/premium-register', field: 'Full Name', second: 'Phone Number' },
  { address: '/forgot-password', field: 'Email', second: undefined },
  { address: '/services', field: 'Search the services', second: undefined },
] as const;

/** Of forms that are alike one is enough once more with a session. */
const formsOf = (who: string) =>
  who === 'logged out' ? forms : forms.filter(({ address }) => ['/login', '/register', '/services'].includes(address));

const sessions = {
  'logged out': async () => {},
  'logged in': async (page: Page) => {
    await registerAndLogIn(page);
  },
  'with an ended session': async (page: Page) => {
    await registerAndLogIn(page);
    // Expired by both the phone's and the server's clock.
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const expired = { sub: 'c0ffee00-0000-4000-8000-000000000000', role: 'customer', exp: 1 };
    await replaceToken(page, `${part({ alg: 'HS256', typ: 'JWT' })}.${part(expired)}.signature`);
  },
};

for (const [who, become] of Object.entries(sessions)) {
  test(`text typed before hydration stays in every form, with focus and caret, ${who}`, async ({ page }) => {
    test.slow();
    await become(page);
    for (const { address, field, second } of formsOf(who)) {
      await test.step(address, async () => {
        const fresh = await page.context().newPage();
        const releaseScripts = await holdScripts(fresh);
        await fresh.goto(address, { waitUntil: 'commit' });
        const first = fresh.getByLabel(field, { exact: true });
        if (second) await fresh.getByLabel(second, { exact: true }).fill('0911 77');
        await first.pressSequentially('Abebech ');
        releaseScripts();
        await first.pressSequentially('Goben', { delay: 30 });
        await first.press('ArrowLeft');
        await first.press('ArrowLeft');
        await fresh.waitForFunction(isHydrated);
        // Wait for effects of the hydration.
        await fresh.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 100))));
        await expect(first).toBeFocused();
        await fresh.keyboard.type('+');
        await expect(first).toHaveValue('Abebech Gob+en');
        if (second) await expect(fresh.getByLabel(second, { exact: true })).toHaveValue('0911 77');
        await fresh.close();
      });
    }
  });
}
