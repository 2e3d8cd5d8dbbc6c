// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../src/i18n/load-messages.ts';
import { OfflineBanner } from '../../../src/layout/offline-banner.tsx';

beforeAll(() => loadMessages('en', ['layout']));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'onLine');
});

function network(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

test('the band comes when the network goes, and goes when it comes back', () => {
  render(<OfflineBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => network(false));
  expect(screen.getByRole('status').textContent).toContain('No network just now.');
  act(() => network(true));
  expect(screen.queryByRole('status')).toBeNull();
});

test('being offline is no alarm: it is a status, not an alert', () => {
  network(false);
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a prerendered page has no band, wherever it is made', () => {
  network(false);
  expect(renderToString(<OfflineBanner />)).toBe('');
});
