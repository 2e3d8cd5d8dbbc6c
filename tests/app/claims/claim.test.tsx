import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { atPath, fill, follow, heading, press, seeText } from '../support/user.ts';
import {
  createClaims,
  entries,
  fetchClaims,
  fillClaim,
  fillPremiumClaim,
  openClaimForm,
  openEntry,
  storedToken,
  submitClaim,
} from './claim-page.ts';

/** What a page has given to the share sheet, which happy-dom lacks. */
function shareSheet(): string[] {
  const shared: string[] = [];
  Object.defineProperty(navigator, 'share', {
    value: async ({ text }: ShareData) => void shared.push(text ?? ''),
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  return shared;
}

test('a claim’s page shows its receipt number to copy and share, its history and its contents', async () => {
  const shared = shareSheet();
  await registerAndLogIn();
  await openClaimForm();
  await fillClaim('Line one\nline two');
  await submitClaim();
  await seeText(/Success: Your claim has arrived/);
  const number = (await fetchClaims())[0]?.number ?? 'no number';
  await goto('/claims');
  // Until the list has been fetched, the entry is the letter's and links to the letter's page.
  await waitFor(() =>
    expect(entries().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Received$/)]),
  );
  openEntry();
  await screen.findByText(number);
  await press('Copy');
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(number);
  await press('Share');
  expect(shared).toEqual([expect.stringContaining(number)]);
  const history = await screen.findByRole('list', { name: 'What happened so far' });
  const steps = within(history)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual(['Received', 'In review', 'Decision'].map((step) => expect.stringContaining(step)));
  await screen.findByText('A person reads it soon. There is nothing you need to do.');
  const contents = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(contents).toEqual(expect.arrayContaining(['City Hospital', 'Minor Surgeries', 'Cash', 'Line one\nline two']));
});

test('another customer’s claim is not found', async () => {
  await registerAndLogIn();
  await createClaims(1, await storedToken());
  const [claim] = await fetchClaims();
  newPhone();
  await registerAndLogIn();
  await goto(`/claims/${claim?.id}`);
  await screen.findByText('There is no claim of yours at this address.');
  expect(document.body.textContent).not.toContain('City Hospital');
});

test('a regular customer at the premium form sees an explanation and a link to the upgrade', async () => {
  await registerAndLogIn();
  await goto('/premium-claims');
  await screen.findByText(/^Priority claims are for premium customers\./);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit Claim Request' })).toBeNull());
  await follow('Upgrade to Premium');
  await atPath('/upgrade');
});

test('a premium customer can use the regular form and sees both kinds of claims in one list', async () => {
  await registerAndLogIn(newCustomer(), true);
  await openClaimForm();
  await fillClaim();
  await submitClaim();
  await seeText(/Success: Your claim has arrived/);
  await openClaimForm('/premium-claims');
  await fillPremiumClaim();
  await submitClaim();
  await seeText(/Claim submitted successfully\./);
  await goto('/claims');
  await screen.findByRole('link', { name: 'Request Priority Claim' });
  await waitFor(() =>
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Surgical Procedures.*Received$/),
      expect.stringMatching(/Minor Surgeries.*Received$/),
    ]),
  );
});

test('without a session each form redirects to its log-in, which returns to it', async () => {
  const customer = await register(newCustomer(), true);
  await goto('/claimform');
  await atPath('/login');
  await goto('/premium-claims');
  await atPath('/premium-login');
  await fill('Email', customer.email);
  await fill('Password', customer.password);
  await press('Login');
  await atPath('/premium-claims');
  await heading('Premium Claim Request Form');
});
