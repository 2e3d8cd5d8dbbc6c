import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { debianChromium } from './commands/chromium.mjs';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/house/first-start.ts',
  outputDir: '.cache/browser',
  fullyParallel: true,
  workers: 2,
  // Generous, since no test is about speed: a busy machine must not make one fail.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'Africa/Addis_Ababa',
    launchOptions: {
      // Chromium's own sandbox does not run as root, which is what a container's user is.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
      ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    },
  },
});
