import type { Browser, Page } from '@playwright/test';
import { administrators, deskPassword } from '../support/administrators.ts';

export async function logInAtDesk(page: Page, email: string = administrators[0]): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(deskPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** Logs an administrator in, in a new browser context. */
export async function openDesk(browser: Browser, baseURL: string, path: string, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`/admin${path}`);
  await logInAtDesk(page, email);
  return page;
}
