import type { ClaimLine } from '../../contract/responses/claims.ts';

type Approved = Pick<ClaimLine, 'amountCents' | 'birr'>;

/** In cents of a birr, at the rate of the approval; undefined without one. */
export const approvedBirrCents = ({ amountCents, birr }: Approved): number | undefined =>
  amountCents && birr ? Math.round(amountCents * birr.rate) : undefined;

/** What was billed and not approved; undefined where it is not known. The server sums it up in the same way. */
export function ownBirrCents(claim: Approved & Pick<ClaimLine, 'status' | 'paidBirrCents'>): number | undefined {
  if (!claim.paidBirrCents) return undefined;
  if (claim.status === 'declined') return claim.paidBirrCents;
  const approved = approvedBirrCents(claim);
  return approved === undefined ? undefined : Math.max(0, claim.paidBirrCents - approved);
}
