import { createClaims } from '../claims/claim-form.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { testWithMail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, register } from './accounts.ts';

test.use({ serviceWorkers: 'block' });

testWithMail(
  'codes, choices and notices have no axe violations, and a confirmation comes into view',
  async ({ browser, mail, site }) => {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const { email } = newCustomer();
    const lastCode = () => /\b\d{6}\b/.exec(mail.received.at(-1)?.text ?? '')?.[0] ?? '';
    const confirm = async () => {
      await page.getByLabel('Code', { exact: true }).fill(lastCode());
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    };
    await logInAs(page, await register(page));
    await page.getByRole('link', { name: 'Confirm it, so that what we write reaches you' }).click();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect.poll(() => mail.received.length).toBe(1);
    await expect(page.getByRole('checkbox', { name: 'SMS: We have received a claim' })).not.toBeChecked();
    await expectNoAxeViolationsInBothThemes(page);
    await confirm();
    await expect(page.getByText('Your email address is confirmed.')).toBeInViewport();

    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await expect.poll(() => mail.received.length).toBe(2);
    await confirm();
    await expect(page.getByText('This is your email address now.')).toBeInViewport();

    const bell = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: /Notices/ });
    await createClaims(page, 1);
    await page.goto('/profile');
    await expect(bell).toHaveText(/Notices\d/);
    await bell.click();
    await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await context.close();
  },
);
