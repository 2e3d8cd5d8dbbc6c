import { openClaimForm } from '../claims/claim-form.ts';
import { expect, test } from '../support/test.ts';
import { registerAndLogIn } from './accounts.ts';

test('an order shows its price and what is included; asked twice it is one, with the newer payment method', async ({
  page,
}) => {
  test.slow();
  await openClaimForm(page);
  const order = async (method: string, submit: string) => {
    await page.getByLabel('How you want to pay').selectOption(method);
    await page.getByRole('button', { name: submit }).click();
  };
  await page.goto('/subscribe?service=maternity-care');
  await expect(page.getByText('$500/year')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await order('Cash', 'Send the request');
  await expect(page.getByText(/^Your request has arrived\. Its number is R-/).first()).toBeVisible();

  await page.goto('/subscribe?service=maternity-care');
  await expect(page.getByText(/You have asked for this already: request R-/)).toBeVisible();
  await order('Mobile Banking', 'Change how I pay');
  await expect(
    page.getByText(/You had asked for this already\. Your request R-.* is brought up to date\./),
  ).toBeVisible();

  await page.goto('/claims');
  await expect(page.getByRole('link', { name: /Maternity Care, subscription/ })).toHaveCount(1);
});

test('a phone number that cannot be called is asked about once, and then kept', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  await page.goto('/settings');
  const phone = page.getByLabel('Phone', { exact: true });
  await expect(phone).not.toHaveValue('');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('We could not call this. Keep it?')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('12');
  expect(customer.phone).not.toBe('12');
});
