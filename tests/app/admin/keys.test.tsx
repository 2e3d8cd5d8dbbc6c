import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { field, heading, press, seeText, user } from '../support/user.ts';
import { claimLinks, customerWithClaims, focused, openDesk, queueOf } from './desk.ts';

const key = (name: string) => user.keyboard(name);
const keyDown = (key: string) => fireEvent.keyDown(document.body, { key });

/** Presses a key as soon as the page has changed so far, before React has run the effects of the change. */
const pressOnce = (key: string, hasChanged: () => boolean) =>
  new MutationObserver((_, observer) => {
    if (!hasChanged()) return;
    observer.disconnect();
    keyDown(key);
  }).observe(document.body, { childList: true, subtree: true });

/** Presses keys in successive tasks, before anything that is scheduled between them. */
async function pressInSuccession(...keys: string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (const key of keys) {
    keyDown(key);
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
  port1.close();
}

test('the desk can be used with the keyboard only', async () => {
  const customer = await customerWithClaims('One', 'Two', 'Three');
  await openDesk(queueOf(customer));
  await waitFor(() => expect(claimLinks()).toHaveLength(3));
  (await heading('Claims')).focus();
  const line = (index: number) => focused(claimLinks()[index] as Element);
  await key('j');
  await line(0);
  await key('jjj');
  await line(2);
  await key('k');
  await line(1);

  // While the list of keys is open, a key does nothing in the page behind it.
  await key('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  keyDown('d');
  expect(location.pathname).toBe('/admin/claims');
  await press('Close');
  claimLinks()[1]?.focus();
  await key('d');
  await focused(await field('Reason'));
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());

  document.getElementById('page-heading')?.focus();
  pressOnce('a', () => document.querySelector('[aria-keyshortcuts=u]') !== null);
  await key('r');
  await seeText('Taken into review');
  await focused(await field('Amount in dollars'));
  await key('12.5{Enter}');
  // The next claim opens, with the focus on its heading.
  await seeText(/R-\w+: Approved\./);
  await waitFor(() => expect(document.activeElement?.id).toBe('page-heading'));
  await key('k');
  await screen.findByText('Approved: $12.50');
  await pressInSuccession('j', 'k');
  await screen.findByText('Approved: $12.50');
  await key('u');
  await focused(await screen.findByRole('heading', { name: 'Decision' }));
  await screen.findByText('Undone');
  await key('b');
  await waitFor(() => expect(location.pathname).toBe('/admin/claims'));
  expect(new URLSearchParams(location.search).get('search')).toBe(customer.email);
});
