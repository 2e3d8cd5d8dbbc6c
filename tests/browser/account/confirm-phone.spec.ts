import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, register, registerAndLogIn } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

testWithMail('a phone number is confirmed with the code from the SMS', async ({ browser, sms, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const phone = `+2519${String(Date.now()).slice(-8)}`;
  await logInAs(page, await register(page, { ...newCustomer(), phone }));
  await page.getByRole('link', { name: 'Confirm it, to choose a new password by SMS' }).click();
  const entry = page.getByRole('region', { name: 'Confirm your phone number' });
  await expect(entry).toBeInViewport();
  await entry.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('A code is on its way to your phone.')).toBeVisible();
  await expect.poll(() => sms.received.length).toBe(1);
  expect(sms.received[0]?.to).toBe(phone);
  const sent = /\b\d{6}\b/.exec(sms.received[0]?.text ?? '')?.[0] ?? '';
  await expectNoAxeViolationsInBothThemes(page);

  // A phone may discard the page while its owner reads the SMS.
  await page.reload();
  await entry.getByLabel('Code').fill(sent === '123456' ? '654321' : '123456');
  await entry.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible();
  await entry.getByLabel('Code').fill(sent);
  await entry.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(page.getByText('Your phone number is confirmed.')).toBeInViewport();
  await expect(entry).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'User Information' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirm it, to choose' })).toBeHidden();

  // Its answer is the same for any number.
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('0911 234 567');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('If 0911 234 567 was confirmed for an account')).toBeVisible();
  await context.close();
});

test('without an SMS provider nothing asks for it, and a code for a number is refused', async ({
  page,
  expectError,
}) => {
  expectError(/409/);
  await registerAndLogIn(page);
  await expect(page.getByRole('link', { name: 'Confirm it' })).toBeHidden();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('0911 234 567');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Codes are sent by e-mail only at present.')).toBeVisible();
});
