import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

export const debianChromium = '/usr/bin/chromium';

/** The browser the tests run in: Debian's where it may be installed, else Playwright's own. It comes while other work is done. */
export async function ensureChromium() {
  if (existsSync(debianChromium) || hasPlaywrights()) return;
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const wanted = 'install -y -qq --no-install-recommends chromium fonts-noto-core';
  if (asRoot && (await ran('sh', ['-c', `apt-get update -qq; apt-get ${wanted}`]))) return;
  if (await ran('node_modules/.bin/playwright', ['install', 'chromium'])) return;
  console.error('No Chromium could be installed; the browser tests need one. On Debian: apt-get install chromium');
  process.exit(1);
}

async function ran(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [status] = await once(spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }), 'exit');
  return status === 0;
}

function hasPlaywrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
}
