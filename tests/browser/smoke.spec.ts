import { logIn, newCustomer, signUp, workerReady } from './support/customer.ts';
import { expect, test } from './support/test.ts';

test('a visitor registers, logs in, and sees the dashboard and the home page, also offline', async ({
  page,
  network,
}) => {
  const customer = newCustomer();
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
