import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

export const debianChromium = '/usr/bin/chromium';

/** Installs Chromium for the browser tests: Debian's package as root, otherwise Playwright's download. */
export async function ensureChromium() {
  if (existsSync(debianChromium) || hasPlaywrightChromium()) return;
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const wanted = 'install -y -qq --no-install-recommends chromium fonts-noto-core';
  if (asRoot && (await succeeds('sh', ['-c', `apt-get update -qq; apt-get ${wanted}`]))) return;
  if (await succeeds('node_modules/.bin/playwright', ['install', 'chromium'])) return;
  console.error('No Chromium could be installed; the browser tests need one. On Debian: apt-get install chromium');
  process.exit(1);
}

async function succeeds(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [status] = await once(spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }), 'exit');
  return status === 0;
}

function hasPlaywrightChromium() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
}
