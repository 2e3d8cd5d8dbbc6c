import type { Page } from '@playwright/test';
import { somebody } from '../support/customer.ts';
import { inStore, keptToken } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { atHome, enter, registered } from './accounts.ts';

test.describe('a log-out with something waiting says how much, and offers', () => {
  const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

  async function writeOffline(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
    await expect(page.getByText('Your request is saved on this phone, not sent yet.')).toBeVisible();
  }

  test('to send it now', async ({ page, network }) => {
    await atHome(page);
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await expect(dialog(page)).toContainText('One claim or request is still on this phone and was not sent yet.');
    await dialog(page).getByRole('button', { name: 'Send now' }).click();
    await expect(dialog(page)).toContainText('They could not be sent just now. They are still here.');
    await network.on();
    await expect(async () => {
      const send = dialog(page).getByRole('button', { name: 'Send now' });
      if (await send.isVisible()) await send.click({ timeout: 500 }).catch(() => undefined);
      await expect(dialog(page)).toContainText('Everything was sent.', { timeout: 500 });
    }).toPass();
    await dialog(page).getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('to keep it locked for this customer: another one neither sees nor sends it', async ({ page, network }) => {
    const first = await atHome(page, somebody('Derartu Tulu'));
    const second = await registered(page, somebody('Haile Mengistu'));
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Log out and keep them locked on this phone' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await network.on();
    await enter(page, second);
    await expect(page.getByText('Nothing waits to be sent.')).toBeVisible();
    expect(await inStore(page, 'outbox')).toMatchObject([{ kind: 'claim-request', receipt: null }]);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await enter(page, first);
    await expect.poll(() => inStore(page, 'outbox')).toMatchObject([{ state: 'sent' }]);
  });

  test('to discard it', async ({ page, network }) => {
    await atHome(page);
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Log out and discard them' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await inStore(page, 'outbox')).toEqual([]);
    expect(await keptToken(page)).toBeUndefined();
  });

  test('and to stay', async ({ page, network }) => {
    await atHome(page);
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await keptToken(page)).toBeTruthy();
  });
});
