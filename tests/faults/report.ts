import { writeFile } from 'node:fs/promises';
import type { Outcome } from './round.ts';
import { seconds, total } from './verdict.ts';

/** A round as printed. */
export function formatRound(title: string, outcome: Outcome): string {
  const { made, acknowledged, lost, doubled, byTheWrongOwner, mismatched, faults, drainTime, duration } = outcome;
  const { photos, photosLost, photosMixedUp } = outcome;
  const kinds = Object.entries(faults).sort(([a], [b]) => a.localeCompare(b));
  const kills = total(faults, /killed/);
  return [
    title,
    `  made ${made} · acknowledged ${acknowledged} · lost ${lost} · doubled ${doubled} · by the wrong owner ${byTheWrongOwner} · receipts that do not match ${mismatched}`,
    `  photos ${photos} · lost ${photosLost} · of another customer ${photosMixedUp}`,
    `  drained ${seconds(drainTime)} after a customer was back with all well again; the whole took ${seconds(duration)}`,
    `  ${total(faults, /./)} faults, ${kills} of them kills: ${kinds.map(([kind, times]) => `${kind} ${times}`).join(', ')}`,
  ].join('\n');
}

/** The results of a full run as printed. */
export function writeDocument(machine: string, output: readonly string[]): Promise<void> {
  const document = `# Everything broken at once

\`npm run faults\` makes what follows: what breaks is planned by a seed, what was promised is counted against a
[ledger](../tests/faults/ledger.ts) that knows nothing of the product's tables.

${machine}

\`\`\`
${output.join('\n')}
\`\`\`
`;
  return writeFile('docs/faults.md', document);
}
