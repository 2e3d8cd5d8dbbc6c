import { writeFile } from 'node:fs/promises';
import type { Outcome } from './round.ts';
import { seconds, total } from './verdict.ts';

/** A round as printed. */
export function told(title: string, outcome: Outcome): string {
  const { made, acknowledged, lost, doubled, byTheWrongOwner, mismatched, faults, drained, took } = outcome;
  const kinds = Object.entries(faults).sort(([a], [b]) => a.localeCompare(b));
  const kills = total(faults, /killed/);
  return [
    title,
    `  made ${made} · acknowledged ${acknowledged} · lost ${lost} · doubled ${doubled} · by the wrong owner ${byTheWrongOwner} · receipts that do not match ${mismatched}`,
    `  drained ${seconds(drained)} after a customer was back with all well again; the whole took ${seconds(took)}`,
    `  ${total(faults, /./)} faults, ${kills} of them kills: ${kinds.map(([kind, times]) => `${kind} ${times}`).join(', ')}`,
  ].join('\n');
}

/** The results of a full run as printed. */
export function writePage(how: string, printed: readonly string[]): Promise<void> {
  const page = `# Everything broken at once

\`npm run faults\` makes what follows: what breaks is planned by a seed, what was promised is counted against a
[ledger](../tests/faults/ledger.ts) that knows nothing of the product's tables.

${how}

\`\`\`
${printed.join('\n')}
\`\`\`
`;
  return writeFile('docs/faults.md', page);
}
