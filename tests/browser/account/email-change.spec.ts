import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, logOut, register } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

testWithMail('a new email is confirmed with the code that was sent there', async ({ browser, mail, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const customer = await register(page);
  const { email } = newCustomer();
  const code = page.getByLabel('Code', { exact: true });
  await logInAs(page, customer);

  await page.goto('/settings');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  await expectNoAxeViolationsInBothThemes(page);

  // A phone may discard the page while its owner reads the e-mail.
  await page.reload();
  await expect.poll(() => mail.received.length).toBe(1);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A code is on its way to your email address.')).toBeVisible();
  await expect.poll(() => mail.received.length).toBe(2);
  const sent = /\b\d{6}\b/.exec(mail.received[1]?.text ?? '')?.[0] ?? '';
  await code.fill(sent === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible();
  await code.fill(sent);
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(page.getByText('This is your email address now.')).toBeInViewport();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await logOut(page);
  await logInAs(page, { ...customer, email });
  await context.close();
});

testWithMail('the email of a registration is confirmed when the customer wants to', async ({ browser, mail, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const customer = await register(page);
  await logInAs(page, customer);
  await page.getByRole('link', { name: 'Confirm it, so that what we write reaches you' }).click();
  const entry = page.getByRole('region', { name: 'Confirm your email' });
  await expect(entry).toContainText(customer.email);
  expect(mail.received).toEqual([]);
  await entry.getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(() => mail.received.length).toBe(1);
  await expectNoAxeViolationsInBothThemes(page);
  await page.reload();
  await entry.getByLabel('Code').fill(/\b\d{6}\b/.exec(mail.received[0]?.text ?? '')?.[0] ?? '');
  await entry.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeInViewport();
  await expect(entry).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'User Information' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirm it, so' })).toBeHidden();
  await context.close();
});

test('the old email can be kept instead', async ({ page }) => {
  const customer = await register(page);
  await logInAs(page, customer);
  await page.goto('/settings');
  await page.getByLabel('Email', { exact: true }).fill(newCustomer().email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Keep the old email' }).click();
  await expect(page.getByText('Confirm the new email')).toBeHidden();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
});

test('a customer logs in with the phone number', async ({ page }) => {
  const phone = `09${String(Date.now()).slice(-8)}`;
  const customer = await register(page, { ...newCustomer(), phone });
  await logInAs(page, { ...customer, email: `+251 ${phone.slice(1)}` });
});
