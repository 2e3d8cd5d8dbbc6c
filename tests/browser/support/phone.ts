import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** A browser with a persistent profile, which can be closed and opened again. */
export type Phone = { profile: string; open: () => Promise<BrowserContext> };

export async function kill({ profile }: Phone, opened: BrowserContext): Promise<void> {
  const exited = new Promise((closed) => opened.on('close', closed));
  spawnSync('pkill', ['-9', '-f', `user-data-dir=${profile}`]);
  await exited;
}

/**
 * Blocks all site data, including service workers, as the browser's settings allow. Call before opening the browser.
 */
export function blockSiteData({ profile }: Phone): void {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
}

/**
 * Exceeds the storage quota until the returned function is called. Chromium applies it to persistent profiles only
 * and reads it when the database is opened, so `page` must be of `phone` and must not have opened the database yet.
 */
export async function exceedQuota(page: Page, origin = ''): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return async () => void (await devtools.send('Storage.overrideQuotaForOrigin', { origin }));
}
