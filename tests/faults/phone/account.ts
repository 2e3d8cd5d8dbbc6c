import { expect, type Page } from '@playwright/test';
import { messages as messagesOfAccount } from '../../../src/i18n/en/account.ts';
import { messages } from '../../../src/i18n/en/portal.ts';
import type { Phone } from './phone.ts';
import { ensurePin, hasPin } from './pin.ts';
import { loggedInCustomer } from './storage.ts';

export type Account = { customer: number; id: string; email: string; password: string; premium: boolean };

/** Registers customers through the API. */
export async function register(origin: string, customer: number, runId: string): Promise<Account> {
  const premium = customer % 2 === 1;
  const [email, password] = [`customer-${customer}-${runId}@mail.example`, 'injera with shiro'];
  const payload = { username: `Customer ${customer}`, email, phone: '0911234567', password };
  await post(origin, premium ? '/premium-register' : '/register', {
    ...payload,
    ...(!premium && { confirmPassword: password }),
  });
  const { Token = '' } = await post(origin, '/login', { email, password });
  const { sub } = JSON.parse(Buffer.from(Token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { customer, id: sub, email, password, premium };
}

async function post(origin: string, path: string, body: object): Promise<{ Token?: string }> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { Token?: string };
}

/** Also waits for the form's options, so that they are stored for offline use. */
export async function openForm(phone: Phone, page: Page, account: Account): Promise<void> {
  const firstOption = page.locator('main form select option:not([value=""])').first();
  await expect(async () => {
    await phone.goto(page, formPath(account));
    // The PIN has to be entered on each page.
    await firstOption.waitFor({ state: 'attached', timeout: hasPin(account.customer) ? 15_000 : 3_000 });
  }).toPass({ timeout: 40_000 });
}

export const formPath = ({ premium }: Account) => (premium ? '/premium-claims' : '/claimform');

/** Some have a PIN, which they set then. */
export async function logIn(phone: Phone, page: Page, account: Account): Promise<void> {
  const { customer, id, email, password, premium } = account;
  const path = premium ? '/premium-login' : '/login';
  if (new URL(page.url()).pathname !== path) await phone.goto(page, path);
  // Retries, because the server may be restarting.
  await expect(async () => {
    if ((await loggedInCustomer(page)) !== id)
      await page.evaluate(fillLogIn, { email, password, label: messagesOfAccount.logIn.submit });
    await expect.poll(() => loggedInCustomer(page), { timeout: 3_000, intervals: [50] }).toBe(id);
  }).toPass({ timeout: 40_000, intervals: [50] });
  if (hasPin(customer)) await ensurePin(phone, page, id);
}

async function fillLogIn({
  email,
  password,
  label,
}: {
  email: string;
  password: string;
  label: string;
}): Promise<void> {
  const { waitUntil, setValue, findButton } = actions;
  const control = (autocomplete: string) =>
    document.querySelector<HTMLInputElement>(`main form input[autocomplete=${autocomplete}]`);
  const [emailInput, passwordInput] = await waitUntil(() => {
    const [emailInput, passwordInput] = [control('username'), control('current-password')];
    // Wait for hydration, since text entered by a script before it would be lost.
    const hydrated = performance.getEntriesByName('hydrated').length > 0;
    return hydrated && emailInput && passwordInput && ([emailInput, passwordInput] as const);
  });
  setValue(emailInput, email);
  setValue(passwordInput, password);
  findButton(label)?.click();
}

/**
 * Logs out and keeps unsent letters. Checks the session in IndexedDB, because a killed browser may have lost the
 * session hint, and a refused session ends by itself.
 */
export async function logOut(phone: Phone, page: Page): Promise<void> {
  const hasLogOutButton = await page.evaluate((name) => actions.findButton(name) !== undefined, messages.logOut);
  if (!hasLogOutButton) await phone.goto(page, '/claims');
  const names = [messages.leaving.keep, messages.leaving.leave, messages.logOut];
  await expect(async () => {
    await page.evaluate(pressFirst, names);
    expect(await loggedInCustomer(page)).toBeUndefined();
  }).toPass({ timeout: 20_000, intervals: [50] });
}

/** Presses the menu's button until the dialog's is shown. */
function pressFirst(names: string[]): void {
  const buttons = names.map((name) => actions.findButton(name));
  buttons.find((findButton) => findButton)?.click();
}
