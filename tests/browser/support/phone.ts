import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** A browser whose profile outlives it: opened again, it has what it had. */
export type Phone = { profile: string; open: () => Promise<BrowserContext> };

export async function kill({ profile }: Phone, opened: BrowserContext): Promise<void> {
  const gone = new Promise((closed) => opened.on('close', closed));
  spawnSync('pkill', ['-9', '-f', `user-data-dir=${profile}`]);
  await gone;
}

/** Before it is opened first: as its settings offer, it blocks all cookies and data of sites, workers included. */
export function keepNothing({ profile }: Phone): void {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
}

/**
 * Nothing more can be written, until what comes back is called. Chromium counts the room of a lasting profile alone, and
 * goes by what it found when the database was opened: so this is for a page of `phone` that has not opened it yet.
 */
export async function takeRoom(page: Page, origin = ''): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return async () => void (await devtools.send('Storage.overrideQuotaForOrigin', { origin }));
}
