// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UnreachableNotice } from '../../../../src/features/customer/unreachable-notice.tsx';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';

const onRetry = vi.fn();
const renderNotice = (age?: string) =>
  render(
    <UnreachableNotice age={age} onRetry={onRetry}>
      We could not be reached.
    </UnreachableNotice>,
  );

beforeAll(() => loadMessages('en', ['portal']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('with a network it tells that the server cannot be reached, with a retry button', () => {
  renderNotice('As of today');
  expect(screen.getByRole('status').textContent).toContain('We could not be reached.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('without a network the age of the content is one line', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderNotice('As of today');
  expect(screen.getByRole('status').textContent).toBe('As of today');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a network and without content it still offers to try again', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderNotice();
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
});
