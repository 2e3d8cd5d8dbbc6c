import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { asAfterFirstStart, startServer, stopServer } from '../house/server-process.ts';
import { test as base } from '../house/test.ts';
import { Wire } from '../house/wire.ts';

export const administrators = ['almaz@tenawas.example', 'bekele@tenawas.example'] as const;
const password = 'coffee at the long table';

/** A server with two administrators, made as one is made: on the command line, before it starts. */
export const test = base.extend<object, { wire: Wire }>({
  wire: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'tenawas-desk-'));
      await asAfterFirstStart(directory);
      for (const email of administrators) {
        execFileSync(process.execPath, ['--import', 'tsx', 'server/admins/command.ts', 'create', email], {
          env: { ...process.env, DATA_DIR: directory, ADMIN_PASSWORD: password },
        });
      }
      const server = await startServer({ DATA_DIR: directory });
      const wire = new Wire(server.port);
      await wire.mend();
      await use(wire);
      await wire.cut();
      await stopServer(server.process);
      await rm(directory, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export async function logInAtDesk(page: Page, email: string = administrators[0]): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** An administrator at a machine of their own. */
export async function atDesk(browser: Browser, baseURL: string, path: string, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`/admin${path}`);
  await logInAtDesk(page, email);
  return page;
}
