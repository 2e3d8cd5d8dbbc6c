// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../src/contract/languages.ts';
import { loadMessages, messagesOf } from '../../../src/i18n/load-messages.ts';
import { LanguageProvider } from '../../../src/i18n/use-messages.tsx';
import { PendingNavigation } from '../../../src/layout/pending-navigation.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const status = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function navigateSlowly(language: Language): Promise<() => void> {
  await loadMessages(language, ['layout']);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const there = { path: 'there', loader: () => held.then(() => null), element: <h1>There</h1> };
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <PendingNavigation />
        </>
      ),
      children: [{ index: true, element: <h1>Here</h1> }, there],
    },
  ]);
  render(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  act(() => void router.navigate('/there'));
  return arrive;
}

test.each(languages)('in %s a navigation that takes long says so, and more after six seconds', async (language) => {
  const arrive = await navigateSlowly(language);
  const { loading } = messagesOf(language, 'layout');
  await pass(200);
  expect(status()).toBe('');
  await pass(200);
  expect(status()).toBe(loading.page);
  expect(screen.getByRole('heading').textContent).toBe('Here');
  await pass(6_000);
  expect(status()).toBe(loading.slow);
  arrive();
  await pass(0);
  expect(screen.getByRole('heading').textContent).toBe('There');
  expect(status()).toBe('');
});
