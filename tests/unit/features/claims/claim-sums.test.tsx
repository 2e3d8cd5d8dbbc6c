import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { ClaimLine, YearlyLimit } from '../../../../src/contract/responses/claims.ts';
import { ClaimSums } from '../../../../src/features/claims/claim-sums.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../../src/i18n/use-messages.tsx';

beforeAll(() => loadMessages('en', ['layout', 'claims', 'benefits', 'reasons']));

const claim = (status: ClaimLine['status'], more: Partial<ClaimLine> = {}): ClaimLine => ({
  id: status,
  number: 'R-7K2M',
  kind: 'claim',
  hospital: 'City Hospital',
  service: 'Telemedicine',
  status,
  priority: false,
  receivedAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  ...more,
});
const birr = { rate: 150.5, since: '2026-11-01' };
const approved = { amountCents: 10_000, birr };

/** Terms and values; undefined if nothing is said. */
function read(line: ClaimLine, limit: YearlyLimit | null = null) {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <MemoryRouter>
        <ClaimSums line={line} limit={limit} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  const textOf = (part: string) =>
    part
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return html && Object.fromEntries(rows.map(([, term = '', value = '']) => [textOf(term), textOf(value)]));
}

test('of an approved claim: billed, approved in both currencies, and the rest, which is never below nothing', () => {
  expect(read(claim('approved', { ...approved, paidBirrCents: 2_000_000 }))).toEqual({
    Billed: 'ETB 20,000',
    Approved: 'ETB 15,050 ($100.00, at the rate of 1 November 2026)',
    'Paid by you': 'ETB 4,950',
  });
  expect(read(claim('approved', { ...approved, paidBirrCents: 100 }))).toMatchObject({ 'Paid by you': 'ETB 0' });
});

test('a declined claim says that nothing was approved, and why', () => {
  const reason = { code: 'not-covered', text: 'See page 2.' } as const;
  expect(read(claim('declined', { paidBirrCents: 50_050, reason }))).toEqual({
    Billed: 'ETB 500.50',
    Approved: 'Nothing',
    'Paid by you': 'ETB 500.50',
    Why: 'Your plan does not cover this treatment. See page 2.',
  });
});

test('what was not stated is not a zero, nor is an amount without a rate', () => {
  expect(read(claim('approved', { ...approved, paidBirrCents: null }))).toMatchObject({
    Billed: 'Not stated',
    'Paid by you': 'Not known, since the amount billed was not stated',
  });
  expect(read(claim('approved', { amountCents: 10_000, birr: null, paidBirrCents: 5_000 }))).toMatchObject({
    Approved: '$100.00',
    'Paid by you': 'Not known, since there was no exchange rate',
  });
  expect(read(claim('approved'))).toMatchObject({ Approved: 'Not stated' });
});

test('where there is a limit it says what is left of it, and of which year', () => {
  const days = { from: '2026-09-11', until: '2027-09-11' };
  const limit = { limitCents: 50_000, approvedCents: 10_000, leftCents: 40_000, ...days };
  expect(read(claim('approved', approved), limit)).toMatchObject({
    'Left of the yearly limit':
      '$400.00 of $500.00, from 11 September 2026 (1 Meskerem 2019 E.C.) until 11 September 2027 (6 Pagume 2019 E.C.)',
  });
});

test('an undecided claim and one that was corrected have no sums', () => {
  expect(read(claim('in-review'))).toBe('');
  expect(read(claim('declined', { isCorrected: true }))).toBe('');
  expect(read(claim('declined', { reason: { code: 'replaced', text: null } }))).toBe('');
});
