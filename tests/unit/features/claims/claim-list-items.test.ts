import { expect, test } from 'vitest';
import type { ClaimLine } from '../../../../src/contract/responses/claims.ts';
import { type Letter, newLetter } from '../../../../src/device/outbox/letter.ts';
import {
  type ClaimListItem,
  type Filter,
  itemKey,
  matchesFilter,
  mergeListItems,
  type Order,
} from '../../../../src/features/claims/claim-list-items.ts';

const day = (number: number) => Date.UTC(2026, 10, number);

function letter(written: number, more: Partial<Letter> = {}): Letter {
  const id = `letter-${written}`;
  const body = JSON.stringify({ hospital: 'City Hospital', service: 'Telemedicine', paymentMethod: 'Cash' });
  const stored = { id, owner: 'me', kind: 'claim', schemaVersion: 1, body, sha256: '', sequence: written } as const;
  return { ...newLetter({ ...stored, createdAt: day(written), supersedes: null }), ...more };
}

const sent = (written: number): Letter =>
  letter(written, {
    state: 'sent',
    receipt: { letterId: '', sha256: '', number: `R-${written}`, receivedAt: new Date(day(written)).toISOString() },
  });

function claim(received: number, status: ClaimLine['status'] = 'submitted'): ClaimLine {
  const at = new Date(day(received)).toISOString();
  return {
    id: `claim-${received}`,
    number: `R-${received}`,
    kind: 'claim',
    hospital: 'City Hospital',
    service: 'Telemedicine',
    status,
    priority: false,
    receivedAt: at,
    changedAt: at,
  };
}

const keys = (items: ClaimListItem[]) => items.map(itemKey);

test('letters and claims stand in one list, newest first', () => {
  const items = mergeListItems([letter(3), letter(9)], [claim(7), claim(2)], false);
  expect(keys(items)).toEqual(['letter-9', 'claim-7', 'letter-3', 'claim-2']);
});

test('a letter whose claim is there is not shown a second time', () => {
  expect(keys(mergeListItems([sent(7)], [claim(7)], false))).toEqual(['claim-7']);
});

test('a letter whose receipt was lost is not shown beside the claim that it brought', () => {
  const brought = { ...claim(7), letterId: 'letter-3' };
  expect(keys(mergeListItems([letter(3, { state: 'sending' })], [brought], false))).toEqual(['claim-7']);
});

test('a letter that was sent is shown until its claim is', () => {
  expect(keys(mergeListItems([sent(8)], [claim(7)], false))).toEqual(['letter-8', 'claim-7']);
});

test('while older claims are not fetched, an old sent letter waits for its claim, an unsent one does not', () => {
  expect(keys(mergeListItems([sent(1), letter(2)], [claim(9), claim(5)], true))).toEqual([
    'claim-9',
    'claim-5',
    'letter-2',
  ]);
});

test.each<[Filter, string[]]>([
  ['all', ['letter-9', 'letter-8', 'claim-7', 'claim-6', 'claim-5', 'claim-4', 'claim-3']],
  ['phone', ['letter-9']],
  ['open', ['letter-9', 'letter-8', 'claim-7', 'claim-6', 'claim-5']],
  ['decided', ['claim-4', 'claim-3']],
])('the filter %s', (filter, expected) => {
  const claims = [
    claim(7),
    claim(6, 'in-review'),
    claim(5, 'more-information'),
    claim(4, 'approved'),
    claim(3, 'declined'),
  ];
  const items = mergeListItems([letter(9, { state: 'needs-attention' }), sent(8)], claims, false);
  expect(keys(items.filter((item) => matchesFilter(filter, item)))).toEqual(expected);
});

const order = (received: number, number: string, status: Order['status'] = 'requested'): Order => ({
  number,
  status,
  requestedAt: new Date(day(received)).toISOString(),
  service: 'telemedicine',
  title: 'Telemedicine',
});

test('orders of another phone stand among the claims, and one of this phone stands there once', () => {
  const items = mergeListItems([sent(5)], [claim(7)], false, [order(8, 'R-8'), order(5, 'R-5')]);
  expect(keys(items)).toEqual(['R-8', 'claim-7', 'R-5']);
});

test('orders older than the claims that are loaded wait for them', () => {
  expect(keys(mergeListItems([], [claim(7)], true, [order(8, 'R-8'), order(5, 'R-5')]))).toEqual(['R-8', 'claim-7']);
});

test('an order is open until it is settled', () => {
  const [open, settled] = mergeListItems([], [], false, [order(8, 'R-8'), order(5, 'R-5', 'confirmed')]);
  expect([open, settled].map((item) => item && matchesFilter('open', item))).toEqual([true, false]);
  expect([open, settled].map((item) => item && matchesFilter('decided', item))).toEqual([false, true]);
});

const sentOrder = (written: number, service: string): Letter => ({
  ...sent(written),
  kind: 'subscription',
  body: JSON.stringify({ service }),
  sentAt: day(written),
});

test('a second order that only changed the open one does not stand beside it', () => {
  const items = mergeListItems([sentOrder(9, 'telemedicine')], [], false, [order(8, 'R-8')], day(8));
  expect(keys(items)).toEqual(['R-8']);
});

test('a sent order is shown until orders were certainly fetched after it', () => {
  const merge = (fetchedAt: number) =>
    keys(mergeListItems([sentOrder(9, 'maternity-care')], [], false, [order(8, 'R-8')], fetchedAt));
  expect(merge(day(8))).toEqual(['letter-9', 'R-8']);
  // The request may have been answered before the letter arrived.
  expect(merge(day(9) + 5_000)).toEqual(['letter-9', 'R-8']);
  expect(merge(day(10))).toEqual(['R-8']);
});

test('who was asked for stands there once, and is not taken for an upgrade', () => {
  const asked: Order = {
    number: 'R-9',
    status: 'requested',
    requestedAt: new Date(day(9)).toISOString(),
    member: 'Liya',
  };
  const request = (written: number): Letter => ({ ...sent(written), kind: 'family-member', sentAt: day(written) });
  expect(keys(mergeListItems([request(9)], [], false, [asked], day(8)))).toEqual(['R-9']);
  const upgrade: Letter = { ...sent(10), kind: 'upgrade', sentAt: day(10) };
  expect(keys(mergeListItems([upgrade], [], false, [asked], day(8)))).toEqual(['letter-10', 'R-9']);
  // Asked for twice, it has the number of the first letter.
  expect(keys(mergeListItems([request(10)], [], false, [asked], day(11)))).toEqual(['R-9']);
});

test('a claim is not taken for an order', () => {
  expect(keys(mergeListItems([{ ...sent(9), sentAt: day(9) }], [], false, [], day(10)))).toEqual(['letter-9']);
});
