import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { debianChromium } from '../../commands/chromium.mjs';
import { isHydrated } from '../browser/support/hydrated.ts';
import { type Screen, screens } from './screens.ts';

const folder = 'docs/pictures';
const baseURL = 'http://localhost:4310';

type Demo = { stop: () => void; emails: Record<NonNullable<Screen['account']>, string>; password: string };

/** Starts the demo and reads its log-ins from what it prints. */
async function startDemo(): Promise<Demo> {
  const demo = spawn(process.execPath, ['commands/demo.mjs'], { env: { ...process.env, PORT: new URL(baseURL).port } });
  let printed = '';
  for await (const line of createInterface({ input: demo.stdout })) {
    printed += `${line}\n`;
    const password = /Password for all: (.+)/.exec(line)?.[1];
    if (!password) continue;
    const emailAfter = (path: string) => new RegExp(`${path} +(\\S+@\\S+)`).exec(printed)?.[1] ?? '';
    const emails = {
      admin: emailAfter('/admin'),
      regular: emailAfter('/login'),
      premium: emailAfter('/premium-login'),
    };
    return { stop: () => demo.kill(), emails, password };
  }
  throw new Error(`The demo did not start:\n${printed}`);
}

async function logIn(page: Page, account: NonNullable<Screen['account']>, { emails, password }: Demo) {
  await page.goto({ admin: '/admin/log-in', regular: '/login', premium: '/premium-login' }[account]);
  if (account !== 'admin') await page.waitForFunction(isHydrated);
  await page.getByLabel('Email').first().fill(emails[account]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log ?in$/i })
    .click();
  await page
    .getByText(/^Log ?out$/i)
    .first()
    .waitFor();
  // The page that follows the log-in, so that it does not interrupt the next one.
  await page.waitForLoadState('networkidle');
}

/** One page for each account, so that it logs in once. */
async function openPage(browser: Browser, demo: Demo, account: Screen['account']): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Addis_Ababa',
  });
  const page = await context.newPage();
  if (account) await logIn(page, account, demo);
  return page;
}

async function takePicture(page: Page, { name, path, width, dark, prepare }: Screen) {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.goto(path);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: width === 360 ? 70 : 55 });
  await page.context().setOffline(false);
}

const demo = await startDemo();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
});
try {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(`${folder}/${file}`);
  const pages = new Map<Screen['account'], Page>();
  for (const screen of screens) {
    const page = pages.get(screen.account) ?? (await openPage(browser, demo, screen.account));
    pages.set(screen.account, page);
    await takePicture(page, screen);
  }
} finally {
  await browser.close();
  demo.stop();
}
