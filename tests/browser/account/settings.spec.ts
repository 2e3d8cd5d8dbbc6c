import { readFile } from 'node:fs/promises';
import { somebody, workerReady } from '../support/customer.ts';
import { inStore, keptToken, replaceToken } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { atHome, enter, leave, registered } from './accounts.ts';

const ended = 'Your log-in has ended. What you are writing stays here until you go to log in.';
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

  await leave(page, { drafts: true });
  await enter(page, another);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(another.username);
  await leave(page);
  await enter(page, customer);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue('Abebech G.');
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await expect(page.getByText(kept)).toBeHidden();
  expect(await inStore(page, 'drafts')).toEqual([]);
});

test('a log-in that the server ends in the middle of a word leaves the page and the words', async ({
  page,
  network,
  expectError,
}) => {
  expectError(/401/);
  await atHome(page);
  await workerReady(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(/./);
  await network.off();
  await page.getByLabel('Username').fill('Abebech G.');
  await replaceToken(page, `${(await keptToken(page))?.slice(0, -6)}AAAAAA`);
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
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download my data' }).click();
  await expect(data.getByText('Your data could not be downloaded.')).toBeVisible();
  await expect(data.getByText('This needs a network: what we keep of you is with us')).toBeVisible();
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

test('a customer takes along what is kept of them, asks to be forgotten with the keyboard alone, and takes it back', async ({
  page,
  expectError,
}) => {
  const customer = await atHome(page);
  await page.goto('/settings');
  await expect(page.getByText(/^What you save here is kept until it is sent/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
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
  const takeBack = page.getByRole('button', { name: 'Take it back' });
  await expect(takeBack).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^You asked for your account to be deleted on \d+ \w+ 20/)).toBeVisible();
  await takeBack.press('Enter');
  await expect(page.getByText('Your request is taken back. Your account stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeFocused();
});
