import { expect, test } from 'vitest';
import type { Claim, ClaimEvent, ClaimNow } from '../../../../server/claims/repository.ts';
import { newId } from '../../../../server/db/uuid.ts';
import { presentClaims } from '../../../../server/own-data/present.ts';

const at = new Date('2026-11-20T09:00:00Z');

const claimOf = (userId: string): Claim => ({
  id: newId(),
  userId,
  letterKey: newId(),
  number: 'R-34679CDF',
  kind: 'claim',
  hospital: 'City Hospital',
  service: 'Routine Checkups',
  paymentMethod: 'Cash',
  description: '',
  fullName: null,
  email: null,
  priority: false,
  status: 'approved',
  receivedAt: at,
  changedAt: at,
  version: 3,
  corrects: null,
  personId: null,
  assignedTo: null,
  disagreedWith: null,
  paidBirrCents: null,
  payToAccount: null,
  payToProvider: null,
  treatedOn: null,
  queueRank: 1,
});

const eventsOf = ({ id, userId }: Claim): ClaimEvent[] =>
  (['received', 'review', 'approve'] as const).map((action, n) => ({
    event: {
      id: newId(),
      claimId: id,
      position: n + 1,
      at,
      action,
      byUser: userId,
      byRole: 'customer',
      fromStatus: null,
      toStatus: 'submitted',
      amountCents: null,
      code: null,
      paidOn: null,
      paymentReference: null,
    },
    text: null,
    byName: 'Hiwot Bekele',
  }));

const nothingYet = {
  amountCents: null,
  code: null,
  text: null,
  paidOn: null,
  paymentReference: null,
  approvalRate: null,
  isCorrected: false,
  person: null,
};

test('claims are presented each with its own events, without looking through all events for each claim', () => {
  const userId = newId();
  const claims = Array.from({ length: 300 }, () => claimOf(userId));
  const all: ClaimNow[] = claims.map((claim) => ({ claim, ...nothingYet }));
  let reads = 0;
  const events = claims.flatMap(eventsOf).map((one) => ({
    ...one,
    event: new Proxy(one.event, {
      get: (event, name) => {
        if (name === 'claimId') reads++;
        return Reflect.get(event, name);
      },
    }),
  }));
  const shown = presentClaims(all, events, []);
  expect(reads).toBeLessThanOrEqual(4 * events.length);
  expect(shown.every((claim) => claim.events.map(({ action }) => action).join() === 'received,review,approve')).toBe(
    true,
  );
});
