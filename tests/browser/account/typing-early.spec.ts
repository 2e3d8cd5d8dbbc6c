import type { Page } from '@playwright/test';
import { heldBack } from '../support/held-back.ts';
import { isHydrated } from '../support/hydrated.ts';
import { replaceToken } from '../support/phone-memory.ts';
import { everyScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { withoutWorker } from '../support/without-worker.ts';
import { atHome } from './accounts.ts';

/** A slow phone, to whom no script comes before it is let come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return heldBack(page, everyScript);
}

const forms = [
  { address: '/login', field: 'Email', second: 'Password' },
  { address: '/premium-login', field: 'Email Address', second: 'Password' },
  { address: '/register', field: 'Full Name', second: 'Phone Number' },
  { address: '/register?premium=true', field: 'Full Name', second: 'Phone Number' },
  { address: '/premium-register', field: 'Full Name', second: 'Phone Number' },
  { address: '/services', field: 'Search the services', second: undefined },
] as const;

const sessions = {
  'logged out': async () => {},
  'logged in': async (page: Page) => {
    await atHome(page);
  },
  'with an ended session': async (page: Page) => {
    await atHome(page);
    // Expired by this phone's clock as well as by the server's.
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const expired = { sub: 'c0ffee00-0000-4000-8000-000000000000', role: 'customer', exp: 1 };
    await replaceToken(page, `${part({ alg: 'HS256', typ: 'JWT' })}.${part(expired)}.signature`);
  },
};

for (const [who, become] of Object.entries(sessions)) {
  test(`what is typed before the script comes stays, with focus and caret, on every form, ${who}`, async ({ page }) => {
    test.slow();
    await become(page);
    for (const { address, field, second } of forms) {
      await test.step(address, async () => {
        const fresh = await page.context().newPage();
        const letScriptsCome = await withoutScripts(fresh);
        await withoutWorker(fresh);
        await fresh.goto(address, { waitUntil: 'commit' });
        const first = fresh.getByLabel(field, { exact: true });
        if (second) await fresh.getByLabel(second, { exact: true }).fill('0911 77');
        await first.pressSequentially('Abebech ');
        letScriptsCome();
        await first.pressSequentially('Goben', { delay: 30 });
        await first.press('ArrowLeft');
        await first.press('ArrowLeft');
        await fresh.waitForFunction(isHydrated);
        // Until all that hydration brings about has come about.
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
