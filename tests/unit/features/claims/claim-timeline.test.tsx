import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { ClaimDetail } from '../../../../src/contract/responses/claims.ts';
import { ClaimTimeline } from '../../../../src/features/claims/claim-timeline.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../../src/i18n/use-messages.tsx';

beforeAll(() => loadMessages('en', ['layout', 'claims', 'reasons']));

type Event = ClaimDetail['events'][number];
const event = (to: Event['to'], more: Partial<Event> = {}): Event => ({
  at: `2026-11-20T08:00:0${to.length % 10}.000Z`,
  from: null,
  to,
  reason: null,
  ...more,
});

/** The lines as a screen reader has them. */
function read(events: Event[]): string[] {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ClaimTimeline events={events} />
    </LanguageProvider>,
  );
  return html
    .split('<li')
    .slice(1)
    .map((item) =>
      item
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

test('a claim just received has the review and the decision still to come', () => {
  expect(read([event('submitted')])).toEqual([
    expect.stringMatching(/^Received \(done\) Friday 20 November 2026 \(11 Hidar 2019 E\.C\.\), \d\d:\d\d$/),
    'In review (still to come)',
    'Decision (still to come)',
  ]);
});

test('in review is now, and the decision is to come', () => {
  const [, review, decision] = read([event('submitted'), event('in-review')]);
  expect(review).toContain('In review (now)');
  expect(decision).toBe('Decision (still to come)');
});

test('what is asked for stands beside the question', () => {
  const lines = read([event('submitted'), event('more-information', { reason: 'The receipt of the pharmacy' })]);
  expect(lines[1]).toContain('We ask: The receipt of the pharmacy');
});

test('an approved claim says how much, and nothing is to come', () => {
  const lines = read([event('submitted'), event('approved', { amountCents: 123_450 })]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Approved: $1,234.50');
});

test('a declined claim says why in plain messages, and nothing is to come', () => {
  const lines = read([event('submitted'), event('declined', { code: 'not-covered', reason: 'See page 2.' })]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Declined \(refused\).*Your plan does not cover this treatment\. Reason: See page 2\.$/);
});

test('a customer who disagrees is in review now, and a second decline says that it is one', () => {
  const disagreement = event('in-review', { from: 'declined', by: 'customer', reason: 'It was an accident.' });
  const before = [event('submitted'), event('declined', { code: 'other' }), disagreement];
  expect(read(before).slice(1)).toEqual([
    expect.stringMatching(/^Declined \(refused\)/),
    expect.stringMatching(/^You asked for another look \(now\).*You wrote: It was an accident\.$/),
    'Decision (still to come)',
  ]);
  expect(read([...before, event('declined', { code: 'other' })])[3]).toMatch(/^Declined again \(refused\)/);
  expect(read([...before, event('approved', { amountCents: 100 })])[3]).toMatch(/^Approved \(done\)/);
});
