import { budgetTable, compared, overspent, type PartWithBudget, partsWithBudget } from './budget.ts';
import { keepSection } from './document.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { machine } from './machine.ts';
import { askedFor } from './options.ts';
import { pages } from './pages/pages.ts';
import type { Part } from './part.ts';
import { queue } from './server/queue.ts';
import { server } from './server/server.ts';
import { staticFiles } from './static/static.ts';

const parts: Record<string, Part> = { pages, lighthouse, static: staticFiles, server, queue };
const hasBudget = (name: string): name is PartWithBudget => partsWithBudget.some((part) => part === name);

const asked = askedFor(process.argv.slice(2));
const chosen = asked.parts.length ? asked.parts : asked.check ? partsWithBudget : Object.keys(parts);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const over: string[] = [];
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  const on = machine();
  const { text, spent } = await part.measure(asked.options);
  const lines = hasBudget(name) ? compared(name, spent) : [];
  over.push(...overspent(lines));
  const section = [on, part.explained, lines.length ? budgetTable(lines) : '', text].filter(Boolean).join('\n\n');
  console.log(`\n## ${part.title}\n\n${section}`);
  keepSection(
    part.title,
    section,
    Object.values(parts).map(({ title }) => title),
  );
}

if (over.length) console.log(`\nOverspent:\n${over.map((line) => `  ${line}`).join('\n')}`);
process.exit(asked.check && over.length ? 1 : 0);
