import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import playwright from '../../../playwright.config.ts';

export const categories = ['accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type AuditResult = {
  address: string;
  scores: Record<Category, number>;
  /** Failed audits, with Lighthouse's own titles. */
  failedAudits: string[];
};

/** The part of Lighthouse's report that is used. A score of null means that the audit did not apply. */
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; errorMessage?: string }>;
};

export const home = dirname(new URL(import.meta.url).pathname);
const { executablePath = chromium.executablePath(), args = [] } = playwright.use?.launchOptions ?? {};

/** Runs Lighthouse's mobile audits for one page in its own browser. */
export async function auditPage(origin: string, address: string): Promise<AuditResult> {
  const { stdout } = await promisify(execFile)(
    join(home, 'node_modules/.bin/lighthouse'),
    [
      `${origin}${address}`,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--no-enable-error-reporting',
      `--chrome-path=${executablePath}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { maxBuffer: 2 ** 26 },
  );
  const report = JSON.parse(stdout) as Report;
  const failedAudits = categories.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => report.audits[id])
      .filter((lighthouseAudit) => lighthouseAudit?.errorMessage || (lighthouseAudit?.score ?? 1) < 1)
      .map((lighthouseAudit) => lighthouseAudit?.errorMessage ?? lighthouseAudit?.title ?? category),
  );
  // A missing score means that Lighthouse failed, so it does not count as 100.
  const score = (category: Category) => (report.categories[category].score ?? Number.NaN) * 100;
  return {
    address,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as AuditResult['scores'],
    failedAudits,
  };
}
