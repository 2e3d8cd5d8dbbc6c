import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { claimant, claimsMadeElsewhere } from '../claims/claimant.ts';
import { expect } from '../house/test.ts';
import { atDesk, logInAtDesk, test } from './desk.ts';

async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const isNotWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('the desk is worked with the keyboard alone', async ({ page, browser, baseURL }) => {
  test.slow();
  const { email } = await claimant(page);
  await claimsMadeElsewhere(page, 3);
  const desk = await atDesk(browser, baseURL ?? '', `/claims?search=${email}`);
  const lines = desk.locator('a[data-claim]');
  await expect(lines).toHaveCount(3);
  await desk.getByRole('heading', { level: 1 }).focus();
  await desk.keyboard.press('j');
  await expect(lines.nth(0)).toBeFocused();
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await expect(lines.nth(2)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(lines.nth(1)).toBeFocused();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await isAccessible(desk);
  await desk.keyboard.press('Escape');
  await lines.nth(1).focus();
  await desk.keyboard.press('d');
  await expect(desk.getByLabel('Reason')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(desk.getByLabel('Reason')).toBeHidden();
  await desk.getByRole('heading', { level: 1 }).focus();
  await desk.keyboard.press('r');
  await expect(desk.getByText('Taken into review', { exact: true })).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.locator('input:focus')).toBeVisible();
  await desk.keyboard.type('12.5');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Approved: $12.50')).toBeVisible();
  await desk.getByRole('heading', { level: 1 }).focus();
  await desk.keyboard.press('u');
  await expect(desk.getByText('Undone', { exact: true })).toBeVisible();
  await desk.keyboard.press('b');
  await expect(desk).toHaveURL(new RegExp(`/admin/claims\\?search=${email.replace('@', '(@|%40)')}$`));
  await desk.context().close();
});

test('every page is accessible and as wide as the screen, on a desk and on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email } = await claimant(page);
  await claimsMadeElsewhere(page, 2);
  const desk = await atDesk(browser, baseURL ?? '', '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme });
    await desk.setViewportSize(colorScheme === 'dark' ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    const read = async (path: string, until: string) => {
      await desk.goto(`/admin${path}`);
      await desk.getByText(until).first().waitFor();
      await isAccessible(desk);
      await isNotWider(desk);
    };
    await read('/', 'Waiting longest');
    await read(`/claims?search=${email}`, email);
    await desk.locator('a[data-claim]').first().click();
    await desk.getByRole('button', { name: 'Decline' }).click();
    await expect(desk.getByRole('button', { name: 'Decline' })).toHaveCount(2);
    await desk.getByRole('button', { name: 'Decline' }).last().click();
    await desk.getByText('Please fill this in.').waitFor();
    await isAccessible(desk);
    await isNotWider(desk);
    await read(`/customers?search=${email}`, email);
    await desk.getByRole('link', { name: 'Abebech Gobena' }).first().click();
    await desk.getByRole('button', { name: 'End all sessions' }).waitFor();
    await isAccessible(desk);
    await read('/requests', 'Everything is settled.');
    await read('/offers', 'Payment methods');
  }
  await desk.context().close();
});

test('whoever has no session of the desk sees its door and nothing behind it', async ({ page, expectError }) => {
  test.slow();
  await page.goto('/admin/claims?state=all');
  await logInAtDesk(page);
  await expect(page).toHaveURL(/\/admin\/claims\?state=all$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrator’s log-in');
  await expect(page).toHaveURL(/\/admin\/claims\?state=all$/);

  const customer = await claimant(page);
  await page.goto('/admin/claims');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await page.goto('/admin/log-in');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  expectError(/401/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
});
