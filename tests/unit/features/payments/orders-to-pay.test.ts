import { expect, test } from 'vitest';
import type { Profile } from '../../../../src/contract/responses/profile.ts';
import type { Subscription } from '../../../../src/contract/responses/subscriptions.ts';
import { ordersToPay } from '../../../../src/features/payments/orders-to-pay.ts';

const user = {
  id: 'c',
  username: 'Hiwot',
  email: '',
  phone: '',
  profilePic: null,
  subscriptionPlan: 'Regular',
} as const;
const order: Subscription = {
  id: '1',
  number: 'R-1',
  service: 'maternity-care',
  title: 'Maternity Care',
  paymentMethod: 'Cash',
  yearlyPrice: 500,
  status: 'requested',
  requestedAt: '2026-11-28T00:00:00Z',
  from: null,
  until: null,
  reason: null,
};
const next = { number: 2, cents: 12_500, dueOn: '2027-02-27' };
const instalments = { paid: 1, yearUntil: '2027-11-27', next };
const toPay = (more: Partial<Profile>) => ordersToPay({ user, claims: [], services: [], ...more });

test('an order of a server without instalments is to be paid as a whole', () => {
  expect(toPay({ subscriptions: [order] })).toMatchObject([{ yearlyPrice: 500, instalment: null, opened: null }]);
});

test('open instalments of a service and of the plan are to be paid, lapsed ones too, and those of a year that is over are not', () => {
  const begun = { ...order, status: 'ended' as const, until: '2027-02-27', instalments };
  const over = { ...begun, id: '2', instalments: { ...instalments, next: null } };
  const plan = { id: '3', number: 'R-3', status: 'confirmed' as const, requestedAt: '', reason: null, instalments };
  expect(toPay({ subscriptions: [begun, over], upgrade: plan, upgrades: [plan] })).toMatchObject([
    { kind: 'upgrade', id: '3', opened: { hasLapsed: true } },
    { kind: 'subscription', id: '1', instalment: next, opened: { hasLapsed: true } },
  ]);
});
