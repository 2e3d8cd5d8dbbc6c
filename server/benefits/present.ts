import type { BenefitSums, Benefits, BenefitYear } from '../../src/contract/responses/benefits.ts';
import type { Limit } from '../offers/limits.ts';
import { leftOf, type PersonRow, type Row, type Year } from './repository.ts';

export function presentYears(rows: readonly Row[]): BenefitYear[] {
  return rows.filter(isOfWholeYear).map((total) => {
    const ofYear = rows.filter(({ year }) => year === total.year);
    return {
      ...presentYear(total),
      total: presentSums(total),
      services: ofYear.flatMap((row) =>
        row.kind && row.service !== null ? [{ kind: row.kind, service: row.service, ...presentSums(row) }] : [],
      ),
      reasons: ofYear.flatMap(({ reason: code, claims, ownBirrCents }) =>
        code === null ? [] : [{ code, claims, ownBirrCents }],
      ),
    };
  });
}

const isOfWholeYear = ({ kind, reason }: Row) => kind === null && reason === null;

export const presentYear = ({ year, from, until }: Year) => ({ year, from, until });

const presentSums = (row: Row): BenefitSums => ({
  approved: row.approved,
  declined: row.declined,
  undecided: row.undecided,
  billedBirrCents: row.billedBirrCents,
  approvedCents: row.approvedCents,
  approvedBirrCents: row.approvedBirrCents,
  ownBirrCents: row.ownBirrCents,
  withoutOwn: row.withoutOwn,
});

/** By kind and offer: what the customer holds. */
type Held = { kind: Limit['kind']; offer: string; service: string };

/** The limits of what the customer holds, or has had claims for in this year. */
export function presentLimits(
  limits: readonly Limit[],
  held: readonly Held[],
  rows: readonly Row[],
): Benefits['limits']['services'] {
  return limits.flatMap(({ kind, offer, limitCents, perPerson }) => {
    const isSame = (other: Pick<Row, 'kind' | 'offer'>) => other.kind === kind && other.offer === offer;
    const used = rows.find(isSame);
    const service = used?.service ?? held.find(isSame)?.service;
    if (limitCents === null || perPerson || !service) return [];
    return [{ kind, service, ...leftOf(limitCents, used?.approvedCents ?? 0) }];
  });
}

/** The limits that count for each person by itself: a line for each who is in the family, or has had claims in this year. */
export function presentPersonLimits(
  limits: readonly Limit[],
  held: readonly Held[],
  used: readonly PersonRow[],
  people: readonly { id: string | null; name: string; isIn: boolean }[],
): NonNullable<Benefits['limits']['people']> {
  return limits.flatMap(({ kind, offer, limitCents, perPerson }) => {
    const isSame = (other: Pick<PersonRow, 'kind' | 'offer'>) => other.kind === kind && other.offer === offer;
    const ofOffer = used.filter(isSame);
    const heldService = held.find(isSame)?.service;
    const service = ofOffer[0]?.service ?? heldService;
    if (limitCents === null || !perPerson || !service) return [];
    return people.flatMap(({ id, name, isIn }) => {
      const own = ofOffer.find(({ personId }) => personId === id);
      if (!own && !(isIn && heldService)) return [];
      return [{ kind, service, person: name, ...leftOf(limitCents, own?.approvedCents ?? 0) }];
    });
  });
}
