import { expect, it } from 'vitest';
import type { ClaimLine } from '../../../../src/contract/responses/claims.ts';
import type { Letter } from '../../../../src/device/outbox/letter.ts';
import { lastHospital } from '../../../../src/features/customer/last-hospital.ts';
import { letterIn } from '../../device/outbox/letters.ts';

const letter = (state: Letter['state'], hospital: string): Letter => ({
  ...letterIn(state),
  kind: 'claim',
  body: JSON.stringify({ hospital, service: 'Minor Surgeries', paymentMethod: 'Cash', description: '' }),
});
const profile = (...hospitals: string[]) => ({ claims: hospitals.map((hospital) => ({ hospital }) as ClaimLine) });

it('is that of the newest claim which is not sent, then of the newest that the server has', () => {
  const [waiting, sent] = [letter('queued', 'Waiting'), letter('sent', 'Sent')];
  expect(lastHospital([letter('queued', 'Older'), waiting, sent], profile('Newest', 'Old'))).toBe('Waiting');
  expect(lastHospital([sent], profile('Newest', 'Old'))).toBe('Newest');
  expect(lastHospital([letter('sent', 'Older'), sent], undefined)).toBe('Sent');
  expect(lastHospital([], profile())).toBeUndefined();
  expect(lastHospital([], undefined)).toBeUndefined();
});

it('is not that of a request which is no claim', () => {
  expect(lastHospital([{ ...letterIn('queued'), kind: 'claim-request', body: '{"userId":"1"}' }], undefined)).toBe(
    undefined,
  );
});
