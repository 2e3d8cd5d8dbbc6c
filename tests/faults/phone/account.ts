import { expect, type Page } from '@playwright/test';
import { messages as account } from '../../../src/i18n/en/account.ts';
import { messages } from '../../../src/i18n/en/portal.ts';
import { whoIsIn } from './memory.ts';
import type { Phone } from './phone.ts';

export type Account = { customer: number; id: string; email: string; password: string; premium: boolean };

/** Accounts made as a customer makes them, but for the form. */
export async function register(origin: string, customer: number, of: string): Promise<Account> {
  const premium = customer % 2 === 1;
  const [email, password] = [`customer-${customer}-${of}@mail.example`, 'injera with shiro'];
  const payload = { username: `Customer ${customer}`, email, phone: '0911234567', password };
  await ask(origin, premium ? '/premium-register' : '/register', {
    ...payload,
    ...(!premium && { confirmPassword: password }),
  });
  const { Token = '' } = await ask(origin, '/login', { email, password });
  const { sub } = JSON.parse(Buffer.from(Token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { customer, id: sub, email, password, premium };
}

async function ask(origin: string, path: string, body: object): Promise<{ Token?: string }> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { Token?: string };
}

/** With the choices that it offers, which the phone then knows without a network. */
export async function openForm(phone: Phone, page: Page, account: Account): Promise<void> {
  const choice = page.locator('main form select option:not([value=""])').first();
  await expect(async () => {
    await phone.go(page, formOf(account));
    await choice.waitFor({ state: 'attached', timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
}

export const formOf = ({ premium }: Account) => (premium ? '/premium-claims' : '/claimform');

export async function logIn(phone: Phone, page: Page, { id, email, password, premium }: Account): Promise<void> {
  const way = premium ? '/premium-login' : '/login';
  if (new URL(page.url()).pathname !== way) await phone.go(page, way);
  // With the server away for a moment it fails, and is tried again as anybody would.
  await expect(async () => {
    if ((await whoIsIn(page)) !== id) await page.evaluate(fillIn, { email, password, label: account.logIn.submit });
    await expect.poll(() => whoIsIn(page), { timeout: 3_000, intervals: [50] }).toBe(id);
  }).toPass({ timeout: 40_000, intervals: [50] });
}

async function fillIn({ email, password, label }: { email: string; password: string; label: string }): Promise<void> {
  const { until, put, button } = hand;
  const control = (type: string) => document.querySelector<HTMLInputElement>(`main form input[type=${type}]`);
  const [who, secret] = await until(() => {
    const [who, secret] = [control('email'), control('password')];
    // A script's hand can be there before the page is hydrated, and what it types would be lost.
    const hydrated = performance.getEntriesByName('hydrated').length > 0;
    return hydrated && who && secret && ([who, secret] as const);
  });
  put(who, email);
  put(secret, password);
  button(label)?.click();
}

/**
 * Whatever waits stays on the phone, locked for who wrote it. Who is in is asked of the phone's database: a browser that was
 * killed may have lost the hint of it, and a session that the server refuses ends by itself.
 */
export async function logOut(phone: Phone, page: Page): Promise<void> {
  const inAPage = await page.evaluate((name) => hand.button(name) !== undefined, messages.logOut);
  if (!inAPage) await phone.go(page, '/claims');
  const ways = [messages.leaving.keep, messages.leaving.leave, messages.logOut];
  await expect(async () => {
    await page.evaluate(pressFirst, ways);
    expect(await whoIsIn(page)).toBeUndefined();
  }).toPass({ timeout: 20_000, intervals: [50] });
}

/** Each as it comes: the menu's until there is one of the dialog's. */
function pressFirst(names: string[]): void {
  const buttons = names.map((name) => hand.button(name));
  buttons.find((button) => button)?.click();
}
