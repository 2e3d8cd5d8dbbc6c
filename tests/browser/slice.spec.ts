import { logIn, signUp, somebody, workerReady } from './support/customer.ts';
import { expect, test } from './support/test.ts';

test('a visitor registers, logs in, sees their dashboard, and still sees it and the home page without a network', async ({
  page,
  network,
}) => {
  const customer = somebody();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await signUp(page, customer);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await logIn(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.username);
  await workerReady(page);

  await network.off();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.username);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
});

test('nobody but a customer enters the dashboard, and after the log-in one is where one was going', async ({
  page,
}) => {
  const customer = somebody();
  await signUp(page, customer);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, customer);
});
