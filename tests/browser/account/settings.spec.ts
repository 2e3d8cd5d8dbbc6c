import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { newCustomer, workerReady } from '../support/customer.ts';
import { readStore, replaceToken, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, logOut, register, registerAndLogIn } from './accounts.ts';

const ended = 'Your log-in has ended. What you are writing stays here until you go to log in.';
const draftNotice = 'These changes are not sent yet. They are kept on this phone until you save them.';

test('unsaved changes are restored after a reload and a new log-in, but not for another customer', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  const another = await register(page, newCustomer('Haile Mengistu'));
  await page.goto('/settings');
  await page.getByLabel('Username').fill('Abebech G.');
  await page.getByLabel('Current Password').fill('a secret being typed');
  await expect(page.getByText(draftNotice)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect(JSON.stringify(await readStore(page, 'drafts'))).not.toContain('a secret being typed');

  await logOut(page, { drafts: true });
  await logInAs(page, another);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(another.username);
  await logOut(page);
  await logInAs(page, customer);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await expect(page.getByText(draftNotice)).toBeHidden();
  expect(await readStore(page, 'drafts')).toEqual([]);
});

test('a session that ends while typing keeps the page and the text', async ({ page, network, expectError }) => {
  expectError(/401/);
  await registerAndLogIn(page);
  await workerReady(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(/./);
  await network.off();
  await page.getByLabel('Username').fill('Abebech G.');
  await replaceToken(page, `${(await storedToken(page))?.slice(0, -6)}AAAAAA`);
  await page.reload();
  await page.getByLabel('Username').press('End');
  await network.on();
  await expect(page.getByText(ended)).toBeVisible();
  await page.getByLabel('Username').pressSequentially(' Tadesse');
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G. Tadesse');
  await expect(page).toHaveURL(/\/settings$/);
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('offline, saving the settings shows an error and keeps the text', async ({ page, network }) => {
  const customer = await registerAndLogIn(page);
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
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download my data' }).click();
  const download = page.getByRole('alertdialog', { name: 'Download all that we keep of you?' });
  await download.getByLabel('Current Password').fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(download.getByText('Your data could not be downloaded.')).toBeVisible();
  await expect(download.getByText('This needs a network: what we keep of you is with us')).toBeVisible();
  await page.keyboard.press('Escape');
  await data.getByRole('button', { name: 'Ask for deletion' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Current Password').fill(customer.password);
  await question.getByRole('button', { name: 'Ask for it to be deleted' }).click();
  await expect(question.getByText('Your request could not be sent.')).toBeVisible();
  await expect(question.getByLabel('Current Password')).toHaveValue(customer.password);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await network.on();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('a better sentence');
});

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
