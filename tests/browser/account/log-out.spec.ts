import type { Page } from '@playwright/test';
import { newCustomer } from '../support/customer.ts';
import { readStore, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, register, registerAndLogIn } from './accounts.ts';

test.describe('logging out with unsent letters shows their number and offers', () => {
  const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

  async function writeOffline(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
    await expect(page.getByText('Your request is saved on this phone, not sent yet.')).toBeVisible();
  }

  test('to send them now', async ({ page, network }) => {
    await registerAndLogIn(page);
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

  test('to keep them locked: another customer neither sees nor sends them', async ({ page, network }) => {
    const first = await registerAndLogIn(page, newCustomer('Derartu Tulu'));
    const second = await register(page, newCustomer('Haile Mengistu'));
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Log out and keep them locked on this phone' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await network.on();
    await logInAs(page, second);
    await expect(page.getByRole('region', { name: 'User Information' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'On this phone' })).toBeHidden();
    expect(await readStore(page, 'outbox')).toMatchObject([{ kind: 'claim-request', receipt: null }]);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await logInAs(page, first);
    await expect.poll(() => readStore(page, 'outbox')).toMatchObject([{ state: 'sent' }]);
  });

  test('to discard them', async ({ page, network }) => {
    await registerAndLogIn(page);
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Log out and discard them' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await readStore(page, 'outbox')).toEqual([]);
    expect(await storedToken(page)).toBeUndefined();
  });

  test('to cancel', async ({ page, network }) => {
    await registerAndLogIn(page);
    await network.off();
    await writeOffline(page);
    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedToken(page)).toBeTruthy();
  });
});
