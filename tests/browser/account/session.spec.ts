import { newCustomer, workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, logOut, pressLogIn, register, registerAndLogIn } from './accounts.ts';

test('a log-out and the log-in of another customer are in every tab; no tab, going back or cached page shows data of the first', async ({
  page,
  context,
  network,
}) => {
  const first = await registerAndLogIn(page, newCustomer('Derartu Tulu'));
  const second = await register(page, newCustomer('Haile Mengistu'));
  await workerReady(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByLabel('Username')).toHaveValue(first.username);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('Username')).toHaveValue(first.username);

  await logOut(page);
  await expect(other).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await network.off();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(first.username)).toHaveCount(0);
  await network.on();

  await fillLogIn(page, second);
  await pressLogIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${second.username}`);
  await expect(other).toHaveURL(/\/settings$/);
  await expect(other.getByLabel('Username')).toHaveValue(second.username);
  await expect(other.getByText(first.username)).toHaveCount(0);
});
