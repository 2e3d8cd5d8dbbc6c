import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer, waitForHydration } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

testWithMail('a forgotten password is replaced with the code from the e-mail', async ({ browser, mail, site }) => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const customer = newCustomer();
  const { password, ...rest } = customer;
  await page.request.post('/api/register', { data: { ...rest, password, confirmPassword: password } });
  const heading = page.getByRole('heading', { level: 1 });
  const code = page.getByLabel('Code', { exact: true });

  await page.goto('/login');
  // Before that the link is the browser's, and takes nothing with it.
  await waitForHydration(page);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(heading).toHaveText('Your code and a new password');
  await expect(page.getByText(`If ${customer.email} has an account`)).toBeVisible();

  // A phone may discard the page while its owner reads the e-mail.
  await page.reload();
  await expect(heading).toHaveText('Your code and a new password');
  await expect.poll(() => mail.received.length).toBe(1);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('If this address or number has an account')).toBeVisible();
  await expect.poll(() => mail.received.length).toBe(2);
  const sent = /\b\d{6}\b/.exec(mail.received[1]?.text ?? '')?.[0] ?? '';

  await code.fill(sent === '123456' ? '654321' : '123456');
  await page.getByLabel('New Password').fill('a leopard under the wanza');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible();
  await expect(code).toBeFocused();
  await expectNoAxeViolationsInBothThemes(page);
  await code.fill(sent);
  await page.getByRole('button', { name: 'Change the password' }).dblclick();

  await expect(heading).toHaveText('Login');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('a leopard under the wanza');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading).toHaveText(`Welcome, ${customer.username}`);

  await context.close();
});

test('without a network the page says that it needs one and keeps the address', async ({ page, expectError }) => {
  expectError(/ERR_FAILED|Failed to load resource/);
  await page.goto('/premium-login');
  await waitForHydration(page);
  await page.getByLabel('Email Address').fill('hiwot@mail.example');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.route('**/api/**', (route) => route.abort());
  await expect(page.getByLabel('Email')).toHaveValue('hiwot@mail.example');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('alert')).toContainText('This needs a network');
  await expect(page.getByLabel('Email')).toHaveValue('hiwot@mail.example');
  await page.getByRole('link', { name: 'Back to the login' }).click();
  await expect(page).toHaveURL(/premium-login$/);
  await expect(page.getByLabel('Email Address')).toHaveValue('hiwot@mail.example');
});
