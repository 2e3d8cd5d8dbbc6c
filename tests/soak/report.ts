import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from '../server/support/cluster.ts';

/** A row of the table: the measured value, the requirement, and whether it is met. */
export type Line = { part: string; what: string; found: string; must: string; held: boolean };

export const isZero = (part: string, what: string, found: number): Line => ({
  part,
  what,
  found: String(found),
  must: '0',
  held: found === 0,
});

/** A measurement without a requirement. */
export const told = (part: string, what: string, found: string | number): Line => ({
  part,
  what,
  found: String(found),
  must: '',
  held: true,
});

export const must = (part: string, what: string, found: string | number, rule: string, held: boolean): Line => ({
  part,
  what,
  found: String(found),
  must: rule,
  held,
});

export const tableOf = (lines: Line[]) =>
  [
    '| part | what | found | must be | |',
    '|---|---|---:|---|---|',
    ...lines.map(
      ({ part, what, found, must, held }) => `| ${part} | ${what} | ${found} | ${must} | ${held ? '' : '**NOT**'} |`,
    ),
  ].join('\n');

export async function machine(started: Date, loadAtStart: number[]): Promise<string> {
  const loads = (all: number[]) => all.map((one) => one.toFixed(1)).join(' ');
  const programs = postgresPrograms();
  const postgres = programs && execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return [
    `${started.toISOString().slice(0, 16).replace('T', ' ')} UTC to ${new Date().toISOString().slice(11, 16)}`,
    `Node ${process.version}`,
    postgres ? `PostgreSQL ${/[\d.]+/.exec(postgres)?.[0]}` : 'no PostgreSQL',
    `${cpus().length} × ${cpus()[0]?.model}`,
    `load average ${loads(loadAtStart)} at the beginning, ${loads(loadavg())} at the end`,
  ].join(', ');
}

const page = 'docs/soak.md';
const beginning = `# Under load and abuse

\`npm run soak\` makes what follows, \`npm run soak -- PART\` a part of it, and each writes its parts of this page. What a part does is
said in [the scripts](../tests/soak), a folder or a file each. Server, database and the clients that press them share one machine,
and a load average above its processors says that others used it too.
`;

/** Replaces the part's section in the document. */
export async function writeSection(name: string, machine: string, how: string, lines: Line[]) {
  const written = await readFile(page, 'utf8').catch(() => beginning);
  const sections = written.split(/^(?=## )/m).slice(1);
  const section = `## ${name}\n\n${machine}. \`${how}\`\n\n${tableOf(lines)}\n\n`;
  const others = sections.filter((one) => !one.startsWith(`## ${name}\n`)).map((one) => `${one.trimEnd()}\n\n`);
  await writeFile(page, `${beginning}\n${[...others, section].sort().join('')}`.trimEnd().concat('\n'));
}
