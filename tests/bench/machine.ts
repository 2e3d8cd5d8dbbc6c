import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { dependencies } from '../../package.json' with { type: 'json' };
import playwright from '../../playwright.config.ts';

/** Describes the machine. Call it before measuring, because it includes the current load. */
export function describeMachine(): string {
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

const version = (range: string) => range.replace('^', '');

function chromiumVersion(): string {
  const program = playwright.use?.launchOptions?.executablePath ?? chromium.executablePath();
  const output = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /Chromium [\d.]+/.exec(output)?.[0] ?? output.trim();
}
