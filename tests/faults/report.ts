import type { Outcome } from './round.ts';
import { seconds, total } from './verdict.ts';

/** A round as it is printed. */
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
