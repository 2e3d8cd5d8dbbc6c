import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../support/test.ts';
import { registerAndLogIn } from './accounts.ts';

test('a customer exports their data, requests deletion with the keyboard, and withdraws the request', async ({
  page,
  expectError,
}) => {
  const customer = await registerAndLogIn(page);
  await page.goto('/settings');
  await expect(page.getByText(/^What you save here is kept until it is sent/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('alertdialog').getByLabel('Current Password').fill(customer.password);
  await page.keyboard.press('Enter');
  const archive = unzipSync(await readFile(await (await saved).path()));
  const file = JSON.parse(strFromU8(archive['data.json'] as Uint8Array));
  expect(file.account).toMatchObject({ email: customer.email, username: customer.username });
  await expect(page.getByText('The file is saved on this phone.')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for deletion' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Do you want your account to be deleted?' });
  await expect(question.getByLabel('Current Password')).toBeFocused();
  expectError(/422/);
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not your current password.')).toBeVisible();
  await expect(question.getByLabel('Current Password')).toBeFocused();
  await question.getByLabel('Current Password').fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  const withdraw = page.getByRole('button', { name: 'Take it back' });
  await expect(withdraw).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^You asked for your account to be deleted on \d+ \w+ 20/)).toBeVisible();
  await withdraw.press('Enter');
  await expect(page.getByText('Your request is taken back. Your account stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeFocused();
});
