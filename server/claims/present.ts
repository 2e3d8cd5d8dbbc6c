import type { ClaimStatus, CustomerStatus } from '../../src/contract/claim-transitions.ts';
import type { ClaimDetail, ClaimLine } from '../../src/contract/responses/claims.ts';
import { type ClaimEvent, type ClaimNow, type Correction, correctable } from './repository.ts';

const customerStatus = (status: ClaimStatus): CustomerStatus => (status === 'paid' ? 'approved' : status);

export const presentLine = ({ claim, amountCents, code, text }: ClaimNow): ClaimLine => ({
  id: claim.id,
  number: claim.number,
  letterId: claim.letterKey,
  kind: claim.kind,
  hospital: claim.hospital,
  service: claim.service,
  status: customerStatus(claim.status),
  priority: claim.priority,
  receivedAt: claim.receivedAt.toISOString(),
  changedAt: claim.changedAt.toISOString(),
  amountCents,
  reason: code === null && text === null ? null : { code, text },
});

/** Customers do not see which administrator decided. */
export const presentEvent = ({ event, text }: ClaimEvent): ClaimDetail['events'][number] => ({
  at: event.at.toISOString(),
  from: event.fromStatus && customerStatus(event.fromStatus),
  to: customerStatus(event.toStatus),
  action: event.action,
  reason: text,
  code: event.code,
  amountCents: event.amountCents,
});

export function presentDetail(now: ClaimNow, events: ClaimEvent[], correction: Correction): ClaimDetail {
  const { claim } = now;
  return {
    ...presentLine(now),
    letterId: claim.letterKey,
    paymentMethod: claim.paymentMethod,
    description: claim.description,
    fullName: claim.fullName,
    email: claim.email,
    events: events.map(presentEvent),
    ...correction,
    mayCorrect: correctable.includes(claim.status) && correction.correctedBy === null,
  };
}
