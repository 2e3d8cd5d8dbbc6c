import type { Page } from '@playwright/test';
import { tokenOf } from '../../unit/device/tokens.ts';
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

type Form = { address: string; field: string; second?: string };
const logIn: Form = { address: '/login', field: 'Email', second: 'Password' };
const search: Form = { address: '/services', field: 'Search the services' };
/** The regular registration until its query string is read after hydration. */
const signUp: Form = { address: '/register?premium=true', field: 'Full Name', second: 'Phone Number' };

const typeBeforeHydration = (page: Page, who: string, { address, field, second }: Form) =>
  test.step(`${address} ${who}`, async () => {
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

test('text typed before hydration stays in every kind of form, with focus and caret, with and without a session', async ({
  page,
}) => {
  test.slow();
  for (const form of [logIn, signUp]) await typeBeforeHydration(page, 'logged out', form);
  await registerAndLogIn(page);
  for (const form of [logIn, search]) await typeBeforeHydration(page, 'logged in', form);
  // Expired by both the phone's and the server's clock.
  const expired = { sub: 'c0ffee00-0000-4000-8000-000000000000', role: 'customer', exp: 1 };
  await replaceToken(page, tokenOf(expired));
  await typeBeforeHydration(page, 'with an ended session', logIn);
});

test('the link of a forgotten password takes along what was typed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill('abebech@mail.example');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  releaseScripts();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('abebech@mail.example');
});
