import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/bench.md';
const introduction = `# Measured

\`npm run bench\` measures what follows on the machine it runs on and writes this file; \`npm run bench -- pages\`, \`lighthouse\`, \`static\`,
\`server\`, \`queue\`, \`growth\` or \`uploads\` measures one part and leaves the others as they were. \`npm run bench -- --check\` measures every part that
[\`tests/bench/budget.json\`](../tests/bench/budget.json) has limits for, and fails where one is overspent.

Server, database, browser and clients run on one machine, so what counts is the ratio of two lines of one run.
`;

/** A section extends from its heading to the next. */
const sectionsIn = (text: string) => text.split(/^(?=## )/m).slice(1);
const titleOf = (section: string) => section.slice(3, section.indexOf('\n'));

/** Replaces the section with this heading; sections are kept in the given order. */
export function writeSection(title: string, text: string, order: readonly string[]): void {
  const before = existsSync(file) ? sectionsIn(readFileSync(file, 'utf8')) : [];
  const sections = new Map(before.map((section) => [titleOf(section), section.trim()]));
  sections.set(title, `## ${title}\n\n${text.trim()}`);
  const ordered = order.map((name) => sections.get(name)).filter((section) => section !== undefined);
  writeFileSync(file, `${[introduction.trim(), ...ordered].join('\n\n')}\n`);
}
