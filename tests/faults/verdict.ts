import type { Outcome } from './round.ts';
import type { Minimum } from './run-sizes.ts';

/**
 * With photographs two phones at once take 9 s on two quiet cores, and twice that on busy ones. Letters that wait for their retry time take
 * minutes. Applied to full runs only, because short ones are part of the tests and run on any machine.
 */
const longestDrain = 30_000;

/** The problems found in a round; empty if all guarantees held and enough faults were injected. */
export function findProblems(outcome: Outcome, minimum: Minimum, isTimed: boolean): string[] {
  const { faults } = outcome;
  const kills = total(faults, /^browser-killed/);
  const problems: [boolean, string][] = [
    ...violatedGuarantees(outcome),
    [outcome.waiting > 0, `${outcome.waiting} letters still waited at the end`],
    [isTimed && outcome.drainTime > longestDrain, `it took ${seconds(outcome.drainTime)} to drain`],
    [outcome.photos < minimum.letters / 5, `only ${outcome.photos} letters had a photo`],
    [outcome.made < minimum.letters, `only ${outcome.made} of ${minimum.letters} letters were made`],
    [kills < minimum.browserKills, `only ${kills} of ${minimum.browserKills} browser kills`],
    [total(faults, /^worker-stopped/) < minimum.workerStops, `too few of ${minimum.workerStops} worker stops`],
    [total(faults, /^server-killed/) < minimum.serverKills, `too few of ${minimum.serverKills} server kills`],
  ];
  return problems.filter(([isViolated]) => isViolated).map(([, message]) => message);
}

export const violatedGuarantees = (outcome: Outcome): [boolean, string][] => {
  const { lost, doubled, byTheWrongOwner, mismatched, photosLost, photosMixedUp } = outcome;
  return [
    [lost > 0, `${lost} lost`],
    [doubled > 0, `${doubled} doubled`],
    [byTheWrongOwner > 0, `${byTheWrongOwner} sent by the wrong owner`],
    [mismatched > 0, `${mismatched} receipts do not match`],
    [photosLost > 0, `${photosLost} photos lost`],
    [photosMixedUp > 0, `${photosMixedUp} photos of another customer`],
  ];
};

export const total = (faults: Record<string, number>, kinds: RegExp) =>
  Object.entries(faults).reduce((sum, [kind, times]) => sum + (kinds.test(kind) ? times : 0), 0);

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
