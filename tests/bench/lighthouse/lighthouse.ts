import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/installed.mjs';
import { notFoundPath } from '../../../src/contract/pack.ts';
import { site } from '../../browser/site/built-site.ts';
import { startServer, stopServer } from '../../browser/support/server-process.ts';
import { goesWithUs } from '../child.ts';
import type { Part } from '../part.ts';
import { fixed, table } from '../table.ts';
import { categories, home, type Judged, judged } from './judged.ts';
import lighthousePackage from './package.json' with { type: 'json' };

/** Pages are audited in parallel, because no audit here measures speed. */
const lanes = 2;

/** Excludes customers' pages, shells of dynamic routes and the not-found page. */
const addresses = Object.entries(site.pages)
  .filter(([address]) => !address.includes(':') && !address.endsWith(notFoundPath))
  .filter(([, file]) => !readFileSync(join('dist/site', file), 'utf8').includes(' data-kind="private"'))
  .map(([address]) => address);

const called = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;

export const lighthouse: Part = {
  title: 'Lighthouse',
  explained: `Lighthouse ${lighthousePackage.dependencies.lighthouse}, as for a phone, on every page of the public site and every form for a visitor, in every language, each in a
browser of its own. Its figure for speed is left out: a page that is only made in the browser gets a hundred too.`,
  async measure() {
    ensureInstalled(home);
    const ours = await startServer({ LOG_LEVEL: 'silent' });
    goesWithUs(ours.process);
    try {
      const all = await allJudged(`http://localhost:${ours.port}`);
      const wanting = all.filter((one) => one.wanting.length);
      return {
        text: [
          `Pages: ${all.length}.`,
          wanting.length
            ? table(
                ['page', ...categories.map((category) => called[category]), 'wanting'],
                wanting.map(({ address, scores, wanting }) => [
                  address,
                  ...categories.map((category) => fixed(scores[category])),
                  wanting.join('; '),
                ]),
              )
            : '',
        ]
          .filter(Boolean)
          .join('\n\n'),
        spent: all.flatMap(({ address, scores }) =>
          categories.map((category) => ({ line: called[category], at: address, value: scores[category] }) as const),
        ),
      };
    } finally {
      await stopServer(ours.process);
    }
  },
};

async function allJudged(origin: string): Promise<Judged[]> {
  const done: Judged[] = [];
  const left = [...addresses];
  const lane = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      process.stderr.write(`${address}\n`);
      done.push(await judged(origin, address));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done.sort((one, other) => addresses.indexOf(one.address) - addresses.indexOf(other.address));
}
