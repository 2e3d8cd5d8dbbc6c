import { Secret, TOTP } from 'otpauth';
import { administrators, deskPassword } from '../support/administrators.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { startServer, stopServer } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('an administrator sets up an authenticator app, and logs in with its codes', async ({ browser, expectError }) => {
  expectError(/status of 422/);
  const server = await startServer({ SECOND_FACTOR: 'on' });
  const context = await browser.newContext({
    baseURL: `http://localhost:${server.port}`,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const logIn = async () => {
    await page.getByLabel('Email').fill(administrators[0]);
    await page.getByLabel('Password', { exact: true }).fill(deskPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await page.goto('/admin');
  await logIn();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor');
  await page.getByLabel('Your password now').fill(deskPassword);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await expectNoAxeViolationsInBothThemes(page);

  // A wrong code is said to be wrong, and the key stays.
  const code = codeOf(secret);
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong, or was used already.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The second factor is on.')).toBeVisible();
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(recoveryCodes[0] ?? '')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Set it up' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('It is on: at the log-in')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn();
  // The code is asked for once the password is right; what is typed stays.
  await expect(page.getByLabel('Code of your authenticator app')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(administrators[0]);
  await expectNoAxeViolations(page);
  // The next one, since the first was used already.
  await page.getByLabel('Code of your authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('It is on: at the log-in')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn();
  await page.getByLabel('Code of your authenticator app').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('It is on: at the log-in')).toBeVisible();
  await context.close();
  await stopServer(server.process);
});
