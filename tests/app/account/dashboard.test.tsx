import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { network, newPhone, reload } from '../support/phone.tsx';
import { button, heading } from '../support/user.ts';
import { approve, createDecidedClaims, decline, review } from './decided-claims.ts';
import { clearAnswers, readStore } from './stored.ts';

const region = (name: string) => screen.findByRole('region', { name });
const claims = async () =>
  within(await region('Claim Status'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a new customer sees their details and empty lists', async () => {
  const customer = await registerAndLogIn();
  const card = await region('User Information');
  for (const detail of [customer.username, customer.email, '091 123 4567']) within(card).getByText(detail);
  within(await region('Subscribed Services')).getByText('No services subscribed yet.');
  within(await region('Claim Status')).getByText('No claims submitted yet.');
  expect(await hrefOf('Fill in a claim form')).toBe('/claimform');
});

test('with the server unreachable, stored data is shown with its time; without any, the name, unsent letters and a retry button', async () => {
  const customer = await registerAndLogIn();
  await waitFor(async () => expect((await readStore('answers')).length).toBeGreaterThan(0));
  network.off();
  await reload();
  await heading(`Welcome, ${customer.username}`);
  await screen.findByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/);
  within(await region('User Information')).getByText(customer.email);
  await clearAnswers();
  await reload();
  const unavailable =
    'We could not be reached, and your account was not fetched to this phone yet. What is saved on this phone is here.';
  await screen.findByText(unavailable);
  await heading(`Welcome, ${customer.username}`);
  await screen.findByRole('link', { name: 'Fill in a claim form' });
  await button('Try again');
  // It also retries on the `online` event.
  network.on();
  within(await region('User Information')).getByText(customer.email);
  await waitFor(() => expect(screen.queryByText(unavailable)).toBeNull());
});

test('the regular dashboard lists approved claims only', async () => {
  const customer = await register();
  await createDecidedClaims(customer, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
  });
  await logInAs(customer);
  expect(await claims()).toEqual([expect.stringMatching(/^Maternity Care.*Approved$/)]);

  newPhone();
  const waiting = await register(newCustomer('Derartu Tulu'));
  await createDecidedClaims(waiting, { 'Maternity Care': undefined });
  await logInAs(waiting);
  within(await region('Claim Status')).getByText('No approved claims yet.');
});

test('the premium dashboard lists all claims with a status badge, and the plan', async () => {
  const customer = await register(newCustomer('Tsehay Alemu'), true);
  await createDecidedClaims(customer, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
    'Medication Support': undefined,
  });
  await logInAs(customer, true);
  expect((await region('User Information')).textContent).toContain('Subscription planPremium');
  expect(await claims()).toEqual(
    [
      /^Medication Support.*Pending$/,
      /^Minor Surgeries.*Pending$/,
      /^Routine Checkups.*Declined$/,
      /^Maternity Care.*Approved$/,
    ].map((line) => expect.stringMatching(line)),
  );
  expect(await hrefOf('Request Priority Claim')).toBe('/premium-claims');
});
