import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { atPath, field, fill, follow, heading, press, seeText, user } from '../support/user.ts';
import {
  entries,
  entrySays,
  fetchClaims,
  fillClaim,
  hasEntries,
  openClaimForm,
  openEntry,
  submitClaim,
} from './claim-page.ts';

const unsent = 'Saved on this phone, not sent yet';
/** The public pages know from it whether to send letters. */
const presenceSays = (waiting: number) =>
  waitFor(() => expect(localStorage.getItem('presence')).toContain(`"waiting":${waiting}`));
/** A press during an attempt to send does nothing, so it is repeated until the form opens. */
const pressEdit = () =>
  waitFor(() => {
    screen.queryByRole('button', { name: 'Edit' })?.click();
    expect(location.pathname).toBe('/claimform');
  });

test('a claim submitted offline is stored, and sent once when back online, also on the page that shows it', async () => {
  await registerAndLogIn();
  await openClaimForm();
  network.off();
  await openClaimForm();
  await screen.findByText(/^No network just now\./);
  await fillClaim();
  await submitClaim();
  await screen.findByText(unsent);
  expect(document.body.textContent).not.toContain('Failed to submit');
  await presenceSays(1);
  await goto('/claims');
  await entrySays(unsent);

  network.on();
  await entrySays(/Minor Surgeries.*Received/);
  expect(await fetchClaims()).toHaveLength(1);
  await presenceSays(0);
});

test('a claim that waits on its form is sent when the network is back, and leads to its page', async () => {
  await registerAndLogIn();
  await openClaimForm();
  network.off();
  await fillClaim('A broken arm');
  await submitClaim();
  await screen.findByText(unsent);
  network.on();
  await seeText(/Success: Your claim has arrived\. Its number is R-\w{8}\./);
  await follow('See this claim');
  await heading('Minor Surgeries');
  await follow('See where it stands');
  await screen.findByText('A broken arm');
});

test('an unsent letter has a page on which it can be sent or discarded', async () => {
  await registerAndLogIn();
  await openClaimForm();
  network.off();
  await fillClaim('To be discarded');
  await submitClaim();
  await press('Make another claim');
  await fillClaim('To be sent');
  await submitClaim();
  await screen.findByText(unsent);
  await presenceSays(2);
  await goto('/claims?show=phone');
  await hasEntries(2);

  openEntry(entries().at(-1));
  await screen.findByText('To be discarded');
  await press('Discard');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')?.textContent ?? '').toBe(''));
  await press('Discard');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard it' }));
  await atPath('/claims');
  await hasEntries(1);

  openEntry();
  await screen.findByText('To be sent');
  await press('Send now');
  await screen.findByText(/^Last tried/);
  network.on();
  await seeText(/Sent, receipt R-\w{8} at /);
  await follow('See where it stands');
  await waitFor(() => expect(location.pathname).toMatch(/^\/claims\/[0-9a-f-]{36}$/));
  const history = await screen.findByRole('list', { name: 'What happened so far' });
  expect(history.textContent).toContain('Received');
  expect(await fetchClaims()).toHaveLength(1);
});

test('a waiting claim is edited before it is sent, and arrives once, as edited', async () => {
  await registerAndLogIn();
  await openClaimForm();
  network.off();
  await fillClaim('Two stitches');
  await submitClaim();
  await screen.findByText(unsent);
  await goto('/profile');
  const onThisPhone = await screen.findByRole('region', { name: 'On this phone' });
  await within(onThisPhone).findByText('One claim or request is saved on this phone and not sent yet.');
  await goto('/claims?show=phone');
  await hasEntries(1);
  openEntry();
  await pressEdit();
  await waitFor(async () => expect((await field('Additional Details')).value).toBe('Two stitches'));
  await fill('Additional Details', 'Three stitches');
  await submitClaim();
  await screen.findByText(unsent);
  await goto('/claims?show=phone');
  await entrySays(unsent);
  network.on();
  await goto('/claims');
  await entrySays('Received');
  openEntry();
  await screen.findByText('Three stitches');
  await waitFor(() => expect(screen.queryByText('Two stitches')).toBeNull());
  expect(await fetchClaims()).toHaveLength(1);
});
