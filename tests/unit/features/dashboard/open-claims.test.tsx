// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClaimLine } from '../../../../src/contract/responses/claims.ts';
import { useOutbox } from '../../../../src/features/customer/outbox-store.ts';
import { ClaimsThatNeedYou, ClaimsUnderWay } from '../../../../src/features/dashboard/open-claims.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../../src/i18n/use-messages.tsx';
import { letterIn } from '../../device/outbox/letters.ts';

beforeAll(() => loadMessages('en', ['layout', 'dashboard', 'letters', 'offered']));
afterEach(cleanup);
beforeEach(() => useOutbox.setState({ letters: [], waiting: 0, waitingPhotos: 0, isLoaded: true }, true));

const claim = (status: ClaimLine['status'], more: Partial<ClaimLine> = {}): ClaimLine => ({
  id: status,
  number: 'R-7K2M',
  kind: 'claim',
  hospital: 'City Hospital',
  service: 'Telemedicine',
  status,
  priority: false,
  receivedAt: new Date().toISOString(),
  changedAt: new Date().toISOString(),
  isCorrected: false,
  ...more,
});
const all = (['submitted', 'in-review', 'more-information', 'approved', 'declined'] as const).map((one) => claim(one));

const links = (element: React.ReactElement) => {
  const { container } = render(
    <LanguageProvider language="en">
      <MemoryRouter>{element}</MemoryRouter>
    </LanguageProvider>,
  );
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('what was asked back or declined needs the customer, each a link', () => {
  expect(links(<ClaimsThatNeedYou claims={all} />)).toEqual(['/claims/more-information', '/claims/declined']);
  expect(screen.getByRole('heading').textContent).toBe('Needs you');
});

test('a declined claim that was corrected, or is a month old, needs nobody', () => {
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  const done = [claim('declined', { isCorrected: true }), claim('declined', { changedAt: old })];
  expect(links(<ClaimsThatNeedYou claims={done} />)).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('letters to log in for and to correct need the customer, those that wait for a network do not', () => {
  const states = ['queued', 'sending', 'sent', 'needs-login', 'needs-attention', 'parked'] as const;
  useOutbox.setState({ letters: states.map((state) => letterIn(state, { id: state })) });
  expect(links(<ClaimsThatNeedYou claims={[]} />)).toEqual(
    ['needs-login', 'needs-attention', 'parked'].map((id) => `/claims/letter/${id}`),
  );
});

test('what is under way is listed with the amount that was paid, and a requested upgrade', () => {
  const upgrade = { number: 'R-1', status: 'requested', requestedAt: '', reason: null } as const;
  const claims = [claim('in-review', { id: 'paid', paidBirrCents: 125_050 }), ...all];
  expect(links(<ClaimsUnderWay claims={claims} upgrade={upgrade} />)).toEqual([
    '/claims/paid',
    '/claims/submitted',
    '/claims/in-review',
    '/upgrade',
  ]);
  expect(screen.getByText(/ETB 1,250\.50 paid/)).toBeTruthy();
});
