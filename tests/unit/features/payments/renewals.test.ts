import { expect, test } from 'vitest';
import type { Profile } from '../../../../src/contract/responses/profile.ts';
import type { Subscription } from '../../../../src/contract/responses/subscriptions.ts';
import { renewalsOf } from '../../../../src/features/payments/renewals.ts';

const today = '2026-11-28';
const subscription = (more: Partial<Subscription>): Subscription => ({
  id: '1',
  number: 'R-1',
  service: 'maternity-care',
  title: 'Maternity Care',
  paymentMethod: 'Cash',
  yearlyPrice: 500,
  status: 'confirmed',
  requestedAt: '2025-11-28T00:00:00Z',
  from: '2025-12-01',
  until: '2026-12-10',
  reason: null,
  ...more,
});
const profile = (subscriptions: Subscription[], more: Partial<Profile> = {}): Profile => ({
  user: {
    id: 'c',
    username: 'Hiwot',
    email: 'h@mail.example',
    phone: '',
    profilePic: null,
    subscriptionPlan: 'Regular',
  },
  claims: [],
  services: [],
  subscriptions,
  ...more,
});
const untilOf = (subscriptions: Subscription[]) => renewalsOf(profile(subscriptions), today).map(({ until }) => until);

test.each([
  ['2026-12-28', 1],
  ['2026-12-29', 0],
  ['2026-08-30', 1],
  ['2026-08-29', 0],
])('a cover until %s is to be renewed, or not yet, or no more', (until, count) => {
  expect(untilOf([subscription({ until, status: until < today ? 'ended' : 'confirmed' })])).toHaveLength(count);
});

test('what is ordered again, or was renewed, is not offered', () => {
  const ending = subscription({});
  expect(untilOf([subscription({ id: '2', status: 'requested', until: null }), ending])).toEqual([]);
  expect(untilOf([subscription({ id: '2', until: '2027-12-10' }), ending])).toEqual([]);
  // A declined order does not renew anything.
  expect(untilOf([subscription({ id: '2', status: 'declined', until: null }), ending])).toEqual(['2026-12-10']);
});

test('what was chosen last is kept, and an ended cover is said to have ended', () => {
  const [renewal] = renewalsOf(profile([subscription({ until: '2026-11-20', status: 'ended' })]), today);
  expect(renewal).toMatchObject({ paymentMethod: 'Cash', hasEnded: true, service: 'maternity-care' });
});

test('the plan is renewed like a service', () => {
  const user = { ...profile([]).user, planUntil: '2026-12-01' };
  const upgrade = {
    number: 'R-2',
    status: 'confirmed' as const,
    paymentMethod: 'telebirr',
    requestedAt: '',
    reason: null,
  };
  const plan = { user, upgrade, upgrades: [upgrade] };
  expect(renewalsOf(profile([], plan), today)).toMatchObject([{ kind: 'upgrade', paymentMethod: 'telebirr' }]);
  const asked = { ...plan, upgrade: { ...upgrade, status: 'requested' as const } };
  expect(renewalsOf(profile([], asked), today)).toEqual([]);
});

test('a year that is paid by quarter is renewed at its end, and says that an instalment of it is open', () => {
  const byQuarter = (yearUntil: string, isOpen: boolean) => ({
    until: '2026-12-10',
    instalments: { paid: 3, yearUntil, next: isOpen ? { number: 4, cents: 12_500, dueOn: '2026-12-10' } : null },
  });
  expect(untilOf([subscription(byQuarter('2027-03-10', true))])).toEqual([]);
  expect(renewalsOf(profile([subscription(byQuarter('2026-12-20', true))]), today)).toMatchObject([
    { openUntil: '2026-12-20' },
  ]);
  expect(renewalsOf(profile([subscription(byQuarter('2026-12-20', false))]), today)).toMatchObject([
    { openUntil: null },
  ]);
});
