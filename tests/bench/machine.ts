import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { dependencies } from '../../package.json' with { type: 'json' };
import playwright from '../../playwright.config.ts';

/** Describes the machine. Call it before measuring, because it includes the current load. */
export function machine(): string {
  const [cpu] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load average at the start ${load.join(' ')}`,
    `Node ${process.version}`,
    chromiumVersion(),
    `React ${version(dependencies.react)}`,
    `React Router ${version(dependencies['react-router-dom'])}`,
  ].join(' · ');
}

const version = (wanted: string) => wanted.replace('^', '');

function chromiumVersion(): string {
  const program = playwright.use?.launchOptions?.executablePath ?? chromium.executablePath();
  const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /Chromium [\d.]+/.exec(said)?.[0] ?? said.trim();
}
