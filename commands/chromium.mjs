import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

export const debianChromium = '/usr/bin/chromium';

/** The browser the tests run in: Debian's where it may be installed, else Playwright's own. */
export function ensureChromium() {
  if (existsSync(debianChromium) || hasPlaywrights()) return;
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    const wanted = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'];
    if (spawnSync('apt-get', wanted, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0) return;
  }
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('No Chromium could be installed; the browser tests need one. On Debian: apt-get install chromium');
    process.exit(1);
  }
}

function hasPlaywrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
}
