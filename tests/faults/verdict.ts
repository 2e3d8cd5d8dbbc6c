import type { Outcome } from './round.ts';
import type { Least } from './sizes.ts';

/** A performance limit, applied to full runs only, because short ones are part of the tests and run on any machine. */
const longestDrain = 10_000;

/** The problems found in a round; empty if all guarantees held and enough faults were injected. */
export function findProblems(outcome: Outcome, least: Least, isTimed: boolean): string[] {
  const { faults } = outcome;
  const kills = total(faults, /^browser-killed/);
  const complaints: [boolean, string][] = [
    ...violatedGuarantees(outcome),
    [outcome.waiting > 0, `${outcome.waiting} letters still waited at the end`],
    [isTimed && outcome.drained > longestDrain, `it took ${seconds(outcome.drained)} to drain`],
    [outcome.made < least.letters, `only ${outcome.made} of ${least.letters} letters were made`],
    [kills < least.browserKills, `only ${kills} of ${least.browserKills} browser kills`],
    [total(faults, /^worker-stopped/) < least.workerStops, `too few of ${least.workerStops} worker stops`],
    [total(faults, /^server-killed/) < least.serverKills, `too few of ${least.serverKills} server kills`],
  ];
  return complaints.filter(([wrong]) => wrong).map(([, said]) => said);
}

export const violatedGuarantees = ({ lost, doubled, byTheWrongOwner, mismatched }: Outcome): [boolean, string][] => [
  [lost > 0, `${lost} lost`],
  [doubled > 0, `${doubled} doubled`],
  [byTheWrongOwner > 0, `${byTheWrongOwner} sent by the wrong owner`],
  [mismatched > 0, `${mismatched} receipts do not match`],
];

export const total = (faults: Record<string, number>, kinds: RegExp) =>
  Object.entries(faults).reduce((sum, [kind, times]) => sum + (kinds.test(kind) ? times : 0), 0);

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
