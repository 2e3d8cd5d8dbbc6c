import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { BenefitSums, BenefitYear } from '../../../../src/contract/responses/benefits.ts';
import { Limits } from '../../../../src/features/benefits/limits.tsx';
import { Year } from '../../../../src/features/benefits/year.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../../src/i18n/use-messages.tsx';

beforeAll(() =>
  Promise.all(
    (['en', 'am', 'om'] as const).map((language) =>
      loadMessages(language, ['layout', 'benefits', 'offered', 'reasons']),
    ),
  ),
);

const sums = (more: Partial<BenefitSums>): BenefitSums => ({
  approved: 0,
  declined: 0,
  undecided: 0,
  billedBirrCents: 0,
  approvedCents: 0,
  approvedBirrCents: 0,
  ownBirrCents: 0,
  withoutOwn: 0,
  ...more,
});
const days = { year: 2019, from: '2026-09-11', until: '2027-09-11' };
const year = (more: Partial<BenefitYear>): BenefitYear => ({
  ...days,
  total: sums({}),
  services: [],
  reasons: [],
  ...more,
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const render = (element: React.ReactElement, language: 'en' | 'am' | 'om' = 'en') =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);
/** The rows of the table as they are read. */
const rowsOf = (html: string) =>
  html
    .split('<tr>')
    .slice(2)
    .map((row) => textOf(row.split('</tr>')[0] ?? ''));

test('a year has its days in both calendars, a row a service and a total', () => {
  const telemedicine = sums({
    approved: 2,
    declined: 1,
    billedBirrCents: 1_500_000,
    approvedCents: 5_000,
    approvedBirrCents: 750_000,
    ownBirrCents: 750_000,
  });
  const shown = render(
    <Year
      year={year({
        services: [
          { kind: 'claim', service: 'Telemedicine', ...telemedicine },
          { kind: 'premium-claim', service: 'Emergency Care', ...sums({ undecided: 1 }) },
        ],
        total: { ...telemedicine, undecided: 1 },
        reasons: [
          { code: 'in-part', claims: 2, ownBirrCents: 700_000 },
          { code: 'limit-reached', claims: 1, ownBirrCents: 50_000 },
        ],
      })}
    />,
  );
  expect(textOf(shown)).toContain(
    'Year 2019 E.C. (2026/27) From 11 September 2026 (1 Meskerem 2019 E.C.) until 11 September 2027 (6 Pagume 2019 E.C.)',
  );
  expect(rowsOf(shown)).toEqual([
    'Telemedicine 2 approved · 1 declined ETB 15,000 ETB 7,500 $50.00 ETB 7,500',
    'Emergency Care Policy · 1 not decided yet',
    'Total 2 approved · 1 declined · 1 not decided yet ETB 15,000 ETB 7,500 $50.00 ETB 7,500',
  ]);
  expect(textOf(shown)).toMatch(
    /Approved in part: less was approved than was billed\. \(2 claims\) ETB 7,000 The yearly limit of your plan for this treatment has been reached\. \(one claim\) ETB 500$/,
  );
});

test('amounts that are not known are not shown as zero', () => {
  const total = sums({ approved: 1, declined: 1, approvedCents: 1_000, approvedBirrCents: null, withoutOwn: 2 });
  const shown = render(<Year year={year({ total })} />);
  expect(rowsOf(shown)).toEqual(['Total 1 approved · 1 declined Not stated $10.00 Not stated']);
  expect(textOf(shown)).toContain('2 claims are not in “Paid by you”');
});

test('a service that was added or renamed has its own name, in each language', () => {
  const services = [{ kind: 'claim' as const, service: 'Eyes & Ears', ...sums({ undecided: 1 }) }];
  for (const language of ['en', 'am', 'om'] as const)
    expect(render(<Year year={year({ services })} />, language)).toContain('Eyes &amp; Ears');
  expect(textOf(render(<Year year={year({ services })} />, 'am'))).toContain('2019 ዓ.ም. (2026/27 እ.ኤ.አ.)');
});

test('limits are shown in both currencies at today’s rate, and in dollars without one', () => {
  const services = [
    { kind: 'claim' as const, service: 'Telemedicine', limitCents: 50_000, approvedCents: 60_000, leftCents: 0 },
  ];
  const benefits = { years: [], limits: { ...days, services }, birr: { rate: 150, since: '2026-11-01' } };
  const shown = render(<Limits benefits={benefits} />);
  expect(rowsOf(shown)).toEqual(['Telemedicine ETB 75,000 $500.00 ETB 90,000 $600.00 ETB 0 $0.00']);
  expect(textOf(shown)).toContain('until 11 September 2027 (6 Pagume 2019 E.C.)');
  expect(rowsOf(render(<Limits benefits={{ ...benefits, birr: null }} />))).toEqual([
    'Telemedicine $500.00 $600.00 $0.00',
  ]);
  expect(render(<Limits benefits={{ ...benefits, limits: { ...days, services: [] } }} />)).toBe('');
});
