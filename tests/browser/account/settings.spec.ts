import { somebody, workerReady } from '../house/customer.ts';
import { inStore } from '../house/phone-memory.ts';
import { expect, test } from '../house/test.ts';
import { atHome, enter, registered } from './accounts.ts';

const kept = 'These changes are not sent yet. They are kept on this phone until you save them.';

test('unsaved changes are there after a reload, a log-out and a log-in, and never for another customer', async ({
  page,
}) => {
  const customer = await atHome(page);
  const another = await registered(page, somebody('Haile Mengistu'));
  await page.goto('/settings');
  await page.getByLabel('Username').fill('Abebech G.');
  await page.getByLabel('Current Password').fill('a secret being typed');
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect(JSON.stringify(await inStore(page, 'drafts'))).not.toContain('a secret being typed');

  await page.getByRole('button', { name: 'Logout' }).click();
  await enter(page, another);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(another.username);
  await page.getByRole('button', { name: 'Logout' }).click();
  await enter(page, customer);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await expect(page.getByText(kept)).toBeHidden();
  expect(await inStore(page, 'drafts')).toEqual([]);
});

test('without a network the settings say why not, and keep what was typed', async ({ page, network }) => {
  const customer = await atHome(page);
  await workerReady(page);
  await network.off();
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await page.getByLabel('Username').fill('Abebech G.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Failed to update profile.')).toBeVisible();
  await expect(page.getByText('This needs a network. What you typed is still here.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await page.getByLabel('Current Password').fill(customer.password);
  await page.getByLabel('New Password').fill('a better sentence');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Failed to change password.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('a better sentence');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await network.on();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('a better sentence');
});

test('the account page says whether the phone promises to keep what is saved', async ({ page }) => {
  await atHome(page);
  await page.goto('/settings');
  await expect(page.getByText(/^What you save here is kept until it is sent/)).toBeVisible();
});
