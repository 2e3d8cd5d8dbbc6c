import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from '../server/support/cluster.ts';

/** A row of the table: the measured value, the requirement, and whether it is met. */
export type ResultRow = { part: string; what: string; found: string; check: string; passed: boolean };

export const mustBeZero = (part: string, what: string, found: number): ResultRow => ({
  part,
  what,
  found: String(found),
  check: '0',
  passed: found === 0,
});

/** A measurement without a requirement. */
export const info = (part: string, what: string, found: string | number): ResultRow => ({
  part,
  what,
  found: String(found),
  check: '',
  passed: true,
});

export const check = (
  part: string,
  what: string,
  found: string | number,
  rule: string,
  passed: boolean,
): ResultRow => ({
  part,
  what,
  found: String(found),
  check: rule,
  passed,
});

export const formatTable = (lines: ResultRow[]) =>
  [
    '| part | what | found | must be | |',
    '|---|---|---:|---|---|',
    ...lines.map(
      ({ part, what, found, check, passed }) =>
        `| ${part} | ${what} | ${found} | ${check} | ${passed ? '' : '**NOT**'} |`,
    ),
  ].join('\n');

export async function describeMachine(started: Date, loadAtStart: number[]): Promise<string> {
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

const file = 'docs/soak.md';
const introduction = `# Under load and abuse

\`npm run soak\` makes what follows, \`npm run soak -- PART\` a part of it, and each writes its parts of this page. What a part does is
said in [the scripts](../tests/soak), a folder or a file each. Server, database and the clients that press them share one machine,
and a load average above its processors says that others used it too.
`;

/** Replaces the part's section in the document. */
export async function writeSection(name: string, machine: string, command: string, lines: ResultRow[]) {
  const document = await readFile(file, 'utf8').catch(() => introduction);
  const sections = document.split(/^(?=## )/m).slice(1);
  const section = `## ${name}\n\n${machine}. \`${command}\`\n\n${formatTable(lines)}\n\n`;
  const otherSections = sections.filter((one) => !one.startsWith(`## ${name}\n`)).map((one) => `${one.trimEnd()}\n\n`);
  await writeFile(file, `${introduction}\n${[...otherSections, section].sort().join('')}`.trimEnd().concat('\n'));
}
