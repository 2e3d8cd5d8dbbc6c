import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/installed.mjs';
import { notFoundPath } from '../../../src/contract/pack.ts';
import { site } from '../../browser/site/built-site.ts';
import { startServer, stopServer } from '../../browser/support/server-process.ts';
import { killOnExit } from '../child.ts';
import type { Part } from '../part.ts';
import { fixed, table } from '../table.ts';
import { type AuditResult, auditPage, categories, home } from './audit.ts';
import lighthousePackage from './package.json' with { type: 'json' };

/** Pages are audited in parallel, because no audit here measures speed. */
const concurrency = 2;

/** Excludes customers' pages, shells of dynamic routes and the not-found page. */
const addresses = Object.entries(site.pages)
  .filter(([address]) => !address.includes(':') && !address.endsWith(notFoundPath))
  .filter(([, file]) => !readFileSync(join('dist/site', file), 'utf8').includes(' data-kind="private"'))
  .map(([address]) => address);

const labels = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;

export const lighthouse: Part = {
  title: 'Lighthouse',
  explanation: `Lighthouse ${lighthousePackage.dependencies.lighthouse}, as for a phone, on every page of the public site and every form for a visitor, in every language, each in a
browser of its own. Its figure for speed is left out: a page that is only made in the browser gets a hundred too.`,
  async measure() {
    ensureInstalled(home);
    const app = await startServer({ LOG_LEVEL: 'silent' });
    killOnExit(app.process);
    try {
      const all = await auditAll(`http://localhost:${app.port}`);
      const failing = all.filter((one) => one.failedAudits.length);
      return {
        text: [
          `Pages: ${all.length}.`,
          failing.length
            ? table(
                ['page', ...categories.map((category) => labels[category]), 'wanting'],
                failing.map(({ address, scores, failedAudits: failing }) => [
                  address,
                  ...categories.map((category) => fixed(scores[category])),
                  failing.join('; '),
                ]),
              )
            : '',
        ]
          .filter(Boolean)
          .join('\n\n'),
        budgetValues: all.flatMap(({ address, scores }) =>
          categories.map((category) => ({ line: labels[category], at: address, value: scores[category] }) as const),
        ),
      };
    } finally {
      await stopServer(app.process);
    }
  },
};

async function auditAll(origin: string): Promise<AuditResult[]> {
  const done: AuditResult[] = [];
  const remaining = [...addresses];
  const worker = async () => {
    for (let address = remaining.shift(); address; address = remaining.shift()) {
      process.stderr.write(`${address}\n`);
      done.push(await auditPage(origin, address));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done.sort((one, other) => addresses.indexOf(one.address) - addresses.indexOf(other.address));
}
