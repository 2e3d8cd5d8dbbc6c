import { lastDayToDisagree } from '../../src/contract/another-look.ts';
import {
  type ClaimAction,
  type ClaimStatus,
  type CustomerStatus,
  customerActions,
} from '../../src/contract/claim-transitions.ts';
import type { ClaimDetail, ClaimLine } from '../../src/contract/responses/claims.ts';
import { presentPhoto } from '../photos/present.ts';
import type { LinkedPhoto } from '../photos/repository.ts';
import { type ClaimEvent, type ClaimNow, type Correction, correctable } from './repository.ts';

const customerStatus = (status: ClaimStatus): CustomerStatus => (status === 'paid' ? 'approved' : status);

const paymentOf = ({ paidOn, paymentReference }: Pick<ClaimNow, 'paidOn' | 'paymentReference'>) =>
  paidOn === null ? null : { day: paidOn, reference: paymentReference };

export const presentLine = ({ claim, amountCents, code, text, ...now }: ClaimNow): ClaimLine => ({
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
  paidBirrCents: claim.paidBirrCents,
  amountCents,
  birr: amountCents === null ? null : now.approvalRate,
  payment: paymentOf(now),
  isCorrected: now.isCorrected,
  reason: code === null && text === null ? null : { code, text },
  disagreeUntil:
    claim.status === 'declined' && claim.disagreedWith === null && !now.isCorrected
      ? lastDayToDisagree(claim.changedAt)
      : null,
});

/** Actions that earlier releases of the page cannot read. */
const newActions: readonly ClaimAction[] = ['answer', 'pay', 'disagree'];

/** Customers do not see which administrator decided. */
export const presentEvent = ({ event, text }: ClaimEvent): ClaimDetail['events'][number] => ({
  at: event.at.toISOString(),
  from: event.fromStatus && customerStatus(event.fromStatus),
  to: customerStatus(event.toStatus),
  ...(!newActions.includes(event.action) && { action: event.action }),
  by: customerActions.includes(event.action) ? 'customer' : 'company',
  payment: paymentOf(event),
  reason: text,
  code: event.code,
  amountCents: event.amountCents,
});

export function presentDetail(
  now: ClaimNow,
  events: ClaimEvent[],
  correction: Correction,
  photos: LinkedPhoto[],
): ClaimDetail {
  const { claim } = now;
  return {
    ...presentLine(now),
    letterId: claim.letterKey,
    paymentMethod: claim.paymentMethod,
    description: claim.description,
    fullName: claim.fullName,
    email: claim.email,
    treatedOn: claim.treatedOn,
    payTo:
      claim.payToProvider && claim.payToAccount ? { provider: claim.payToProvider, account: claim.payToAccount } : null,
    events: events.map(presentEvent),
    photos: photos.map(({ photo }) => presentPhoto(photo)),
    ...correction,
    mayCorrect: correctable.includes(claim.status) && correction.correctedBy === null,
  };
}
