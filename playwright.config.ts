import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { debianChromium } from './commands/chromium.mjs';

/**
 * Each window of a desktop's browser opens pages of its own for its address bar, in processes of their own, and one more
 * ahead of need: twice the work of the page that is tested, and nothing that a phone has.
 */
const windowsOwnPages = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];
/** What Playwright turns off by itself, in a list that gives way to ours: of two the browser takes the last. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const quiet = [
  `--disable-features=${[...windowsOwnPages, ...playwrights].join()}`,
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
  globalSetup: './tests/browser/support/first-start.ts',
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
