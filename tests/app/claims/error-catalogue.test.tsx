import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { newCustomer, registerAndLogIn } from '../support/customer.ts';
import { goto, network, reload } from '../support/phone.tsx';
import { atPath, field, fill, follow, press, select } from '../support/user.ts';
import {
  addStoredHospital,
  deleteSession,
  entrySays,
  fetchClaims,
  fillClaim,
  fillPremiumClaim,
  openClaimForm,
  openEntry,
  readStore,
  stored,
  storedToken,
  submitClaim,
} from './claim-page.ts';

/** Each test is a row of the specification's error catalogue or list of endpoints and has its name. */

const alert = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => textContent?.match(text));
    expect(found).toBeDefined();
    return found as HTMLElement;
  });
const fieldHas = (label: string, value: string) => waitFor(async () => expect((await field(label)).value).toBe(value));

test('Claim form, received: Status and Message of the answer in an alert as Status: Message', async () => {
  await registerAndLogIn();
  await openClaimForm();
  await fillClaim();
  await submitClaim();
  const said = await alert(/^Success: Your claim has arrived\. Its number is R-\w{8}\./);
  const [claim] = await fetchClaims();
  expect(said.textContent).toContain(`Sent, receipt ${claim?.number} at `);
});

test('Claim form, failure: Failed to submit the claim request. Please try again.', async () => {
  await registerAndLogIn();
  await openClaimForm();
  await addStoredHospital('Closed Clinic');
  network.off();
  await reload();
  await fillClaim('Kept although refused');
  await select('Hospital', 'Closed Clinic');
  network.on();
  await screen.findByRole('option', { name: 'Closed Clinic (no longer offered)' });
  await submitClaim();

  await alert('Failed to submit the claim request. Please try again.');
  const hospital = screen.getByRole('combobox', { name: 'Hospital', description: /not among the choices on offer/ });
  await waitFor(() => expect(document.activeElement).toBe(hospital));
  await fieldHas('Additional Details', 'Kept although refused');
  expect(await fetchClaims()).toHaveLength(0);

  await goto('/claims?show=phone');
  await entrySays('Needs correction');
  openEntry();
  await follow('Correct');
  await fieldHas('Additional Details', 'Kept although refused');
  await select('Hospital', 'HealthCare Plus');
  await submitClaim();
  await alert('Success: Your claim has arrived.');
  expect(await fetchClaims()).toMatchObject([{ hospital: 'HealthCare Plus' }]);
  expect(await readStore('drafts')).toEqual([]);
  await goto('/claims');
  await entrySays(/Minor Surgeries.*Received/);
});

test('Claim form, not logged in: User not authenticated.', async () => {
  const customer = await registerAndLogIn();
  await openClaimForm();
  await fillClaim('Written before the session went');
  await deleteSession();
  await submitClaim();
  await alert('User not authenticated.');
  await fieldHas('Additional Details', 'Written before the session went');
  expect(await readStore('outbox')).toEqual([]);

  await press('Log in');
  await fill('Email', customer.email);
  await fill('Password', customer.password);
  await press('Login');
  await atPath('/claimform');
  await fieldHas('Additional Details', 'Written before the session went');
});

test('Claim form, options load failure: an error message and a retry button', async () => {
  await registerAndLogIn();
  // The browser does not fire `online` for this outage, so only the customer can retry.
  const pass = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = pass;
  };
  onTestFinished(restore);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await openClaimForm();
  await screen.findByText(/We could not be reached\. The choices are those of .+\./);
  await fill('Additional Details', 'Meanwhile');
  restore();
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/We could not be reached/)).toBeNull());
  await screen.findByRole('option', { name: 'City Hospital' });
  await fieldHas('Additional Details', 'Meanwhile');
});

test('Premium claim: success alert Claim submitted successfully. and the form is reset', async () => {
  const customer = await registerAndLogIn(newCustomer(), true);
  await openClaimForm('/premium-claims');
  const priority = () => screen.getByLabelText<HTMLInputElement>('Priority Claim');
  await fieldHas('Full Name', customer.username);
  await fieldHas('Email Address', customer.email);
  expect(priority().checked).toBe(true);
  await fillPremiumClaim();
  priority().click();
  await stored('"priority":false');
  await submitClaim();
  await alert('Claim submitted successfully.');
  for (const label of ['Hospital', 'Policy', 'Payment Method', 'Claim Description']) await fieldHas(label, '');
  expect(priority().checked).toBe(true);
  expect(await readStore('drafts')).toEqual([]);
  expect(await fetchClaims()).toMatchObject([{ hospital: 'Sunrise Medical' }]);
});

test('Premium claim, failure: Failed to submit the claim request. Please try again.', async () => {
  await registerAndLogIn(newCustomer(), true);
  await openClaimForm();
  await addStoredHospital('Closed Clinic');
  network.off();
  await openClaimForm('/premium-claims');
  await fillPremiumClaim();
  await select('Hospital', 'Closed Clinic');
  await submitClaim();
  await screen.findByText('Saved on this phone, not sent yet');
  network.on();
  await alert('Failed to submit the claim request. Please try again.');
  await fieldHas('Claim Description', 'Appendix taken out');
});

test('A session that the server ended: User not authenticated., and the claim goes out after the log-in', async () => {
  const customer = await registerAndLogIn();
  await openClaimForm();
  await fillClaim('Sent after the log-in');
  const changed = await fetch('/api/change-password', {
    method: 'PUT',
    headers: { authorization: `Bearer ${await storedToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: customer.password, newPassword: 'buna with sugar' }),
  });
  expect(changed.status).toBe(200);
  await submitClaim();
  await alert('User not authenticated.');
  await press('Log in');
  await fill('Email', customer.email);
  await fill('Password', 'buna with sugar');
  await press('Login');
  await atPath('/claimform');
  await waitFor(async () => expect(await fetchClaims()).toHaveLength(1));
});
