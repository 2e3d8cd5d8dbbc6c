import { budgetTable, compareWithBudget, exceededLimits, type PartWithBudget, partsWithBudget } from './budget.ts';
import { writeSection } from './document.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { describeMachine } from './machine.ts';
import { parseOptions } from './options.ts';
import { pages } from './pages/pages.ts';
import type { Part } from './part.ts';
import { growth } from './server/growth.ts';
import { queue } from './server/queue.ts';
import { server } from './server/server.ts';
import { staticFiles } from './static/static.ts';
import { uploads } from './uploads/uploads.ts';

const parts: Record<string, Part> = { pages, lighthouse, static: staticFiles, server, queue, growth, uploads };
const hasBudget = (name: string): name is PartWithBudget => partsWithBudget.some((part) => part === name);

const args = parseOptions(process.argv.slice(2));
const chosen = args.parts.length ? args.parts : args.check ? partsWithBudget : Object.keys(parts);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const exceeded: string[] = [];
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  const machineInfo = describeMachine();
  const { text, budgetValues } = await part.measure(args.options);
  const lines = hasBudget(name) ? compareWithBudget(name, budgetValues) : [];
  exceeded.push(...exceededLimits(lines));
  const section = [machineInfo, part.explanation, lines.length ? budgetTable(lines) : '', text]
    .filter(Boolean)
    .join('\n\n');
  console.log(`\n## ${part.title}\n\n${section}`);
  writeSection(
    part.title,
    section,
    Object.values(parts).map(({ title }) => title),
  );
}

if (exceeded.length) console.log(`\nOverspent:\n${exceeded.map((line) => `  ${line}`).join('\n')}`);
process.exit(args.check && exceeded.length ? 1 : 0);
