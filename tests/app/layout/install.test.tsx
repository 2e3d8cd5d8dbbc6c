import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { goto } from '../support/phone.tsx';
import { heading, press } from '../support/user.ts';

const offer = () => screen.queryByText('Keep Tenawas on this phone');
const day = 24 * 60 * 60 * 1000;
afterEach(() => {
  vi.useRealTimers();
});

/** A visit of a browser that can install the app, and says so. */
async function visit(prompt = vi.fn(async () => ({ outcome: 'accepted' }))) {
  await goto('/login');
  const { initInstallPrompt } = await import('../../../src/start/install-prompt.ts');
  initInstallPrompt();
  await heading('Login');
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  // The browser shows no banner of its own.
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

test('installation is offered on the second visit, and after it was declined not for a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await visit();
  expect(offer()).toBeNull();
  await visit();
  await waitFor(() => expect(offer()).not.toBeNull());
  await press('Not now');
  await waitFor(() => expect(offer()).toBeNull());

  vi.setSystemTime(Date.now() + 29 * day);
  await visit();
  await press('Login');
  await screen.findAllByText('Please fill this in.');
  expect(offer()).toBeNull();
  vi.setSystemTime(Date.now() + 2 * day);
  await visit();
  await waitFor(() => expect(offer()).not.toBeNull());
});

test('the browser’s own question is asked when the offer is taken, and its “no” counts as declined', async () => {
  await visit();
  const prompt = await visit(vi.fn(async () => ({ outcome: 'dismissed' })));
  await press('Install');
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(offer()).toBeNull());
  await visit();
  await press('Login');
  await screen.findAllByText('Please fill this in.');
  expect(offer()).toBeNull();
});
