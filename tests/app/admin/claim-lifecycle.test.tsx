import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs, newCustomer, registerAndLogIn } from '../support/customer.ts';
import { goto, network, newPhone } from '../support/phone.tsx';
import { atPath, button, fill, follow, press, seeText, select, user } from '../support/user.ts';
import {
  administrators,
  customerWithClaims,
  deskApi,
  focused,
  inForm,
  inQuestion,
  logInAtDesk,
  openClaim,
  openDesk,
  pressIn,
  queueOf,
} from './desk.ts';

const undecided = (of: { email: string }) => `${queueOf(of)}&state=undecided`;

/** Waits for what the dashboard says of the customer's claims. */
async function seeOnDashboard(customer: Parameters<typeof logInAs>[0], ...texts: string[]) {
  newPhone();
  await logInAs(customer);
  const status = within(await screen.findByRole('region', { name: 'Claim Status' }));
  for (const text of texts) await status.findByText(text);
}

test('a claim is shown as it was written, approved with an amount, and seen as approved by its customer', async () => {
  const customer = await customerWithClaims('Two stitches \u202e after a fall\u0007 <b>today</b>');
  await openDesk(undecided(customer));
  await openClaim();
  await screen.findByText('Two stitches \ufffd after a fall\ufffd <b>today</b>');
  await press('Approve');
  const form = await inForm('Approve');
  const amount = form.getByLabelText<HTMLInputElement>('Amount in dollars');
  for (const wrong of ['', '10.005']) {
    if (wrong) await fill('Amount in dollars', wrong);
    await pressIn('Approve', 'Approve');
    await form.findByText('Please give an amount in dollars', { exact: false });
    await focused(amount);
  }
  await fill('Amount in dollars', '1,250.50');
  await pressIn('Approve', 'Approve');
  await screen.findByText('Approved: $1,250.50');
  // Nothing of the desk is stored where customers' data is.
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['tenawas-desk']);
  await seeOnDashboard(customer, 'Minor Surgeries', 'Approved');
});

test('a declined claim shows the reason, is corrected and then approved', async () => {
  const customer = await customerWithClaims('Stitches');
  await openDesk(undecided(customer));
  await openClaim();
  await press('Decline');
  await select('Reason', 'Papers missing');
  await fill('In your own words', 'The receipt of the pharmacy, please.');
  await pressIn('Decline', 'Decline');
  await screen.findByText(/It can be undone until/);

  newPhone();
  await logInAs(customer);
  await goto('/claims');
  await follow(/Minor Surgeries.*Declined/);
  await seeText('The receipt of the pharmacy, please.');
  await follow('Correct and send again');
  await screen.findByRole('option', { name: 'City Hospital' });
  await fill('Additional Details', 'Stitches, with the receipt of the pharmacy');
  await press('Submit Claim Request');
  await seeText(/Success: Your claim has arrived/);

  await openDesk(undecided(customer));
  await openClaim();
  await screen.findByText('Stitches, with the receipt of the pharmacy');
  await screen.findByText('Corrects');
  await press('Approve');
  await fill('Amount in dollars', '80');
  await pressIn('Approve', 'Approve');
  await screen.findByText(/It can be undone until/);
  await seeOnDashboard(customer, 'Approved');
});

test('of two simultaneous decisions the second is refused, and its administrator sees the first', async () => {
  const customer = await customerWithClaims('Stitches');
  await openDesk(undecided(customer), administrators[1]);
  await openClaim();
  const id = location.pathname.split('/').at(-1);
  await press('Decline');
  await select('Reason', 'Not covered');
  const other = await deskApi(administrators[0]);
  const { version } = await other.ask<{ version: number }>('GET', `/claims/${id}`);
  await other.ask('POST', `/claims/${id}/decision`, { action: 'approve', version, amountCents: 10_000 });
  await pressIn('Decline', 'Decline');
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toMatch(/Somebody was quicker.*Approved: \$100\.00/);
  expect(conflict.textContent).toContain(administrators[0].split('@')[0]);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Decline' })).toBeNull());
  await press('Undo the last decision');
  await button('Approve');
});

test('a subscription made without a network is confirmed at the desk, and shown with its end', async () => {
  const customer = await registerAndLogIn(newCustomer(`Derartu ${Date.now()}`));
  await goto('/subscribe?service=air-ambulance');
  await screen.findByRole('link', { name: 'Upgrade to Premium' });
  await goto('/subscribe?service=routine-checkups');
  await select('How you want to pay', 'Mobile Banking');
  network.off();
  await press('Send the request');
  await screen.findByText('Saved on this phone, not sent yet');
  network.on();
  await seeText('Your request has arrived');

  await openDesk('/requests?kind=subscriptions');
  await settle(customer.username);
  newPhone();
  await logInAs(customer);
  const held = within(await screen.findByRole('region', { name: 'Subscribed Services' }));
  await held.findByText('Routine Checkups');
  await held.findByText(/Until \d+ \w+ \d{4}/);
});

async function settle(name: string): Promise<void> {
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
  await user.click(row.getByRole('button', { name: /Settle/ }));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
}

test('a deletion that was asked for is carried out at the desk, and deletes what the phone has of the customer', async () => {
  const customer = await registerAndLogIn(newCustomer(`Hailu ${Date.now()}`));
  await goto('/claimform');
  await fill('Additional Details', 'Begun and never sent');
  await waitFor(async () => expect(await stored('drafts')).toContain('Begun and never sent'));
  await goto('/settings');
  await press('Ask for deletion');
  const question = within(await screen.findByRole('alertdialog'));
  await user.type(await question.findByLabelText('Current Password'), customer.password);
  await user.click(question.getByRole('button', { name: 'Ask for it to be deleted' }));
  await seeText('Your request has arrived.');

  await goto('/admin/log-in');
  await logInAtDesk();
  await follow('Requests');
  await follow('Deletions');
  await press(new RegExp(`^Delete the account.*${customer.username}`));
  const last = await inQuestion(`Delete the account of ${customer.username}?`);
  await user.click(last.getByRole('button', { name: 'Delete the account' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(customer.username) })).toBeNull());
  await follow('Settled');
  const rows = await screen.findAllByRole('row', { name: /Deleted customer/ });
  expect(rows.some(({ textContent }) => textContent?.includes('almaz'))).toBe(true);

  await goto('/profile');
  await seeText('This account was deleted, as was asked for.');
  await atPath('/login');
  for (const store of ['session', 'drafts', 'outbox'])
    await waitFor(async () => expect(await stored(store)).not.toMatch(/"token"|owner/));
});

async function stored(store: string): Promise<string> {
  const opening = indexedDB.open('tenawas');
  await new Promise((done) => opening.addEventListener('success', done));
  const reading = opening.result.transaction(store).objectStore(store).getAll();
  await new Promise((done) => reading.addEventListener('success', done));
  opening.result.close();
  return JSON.stringify(reading.result);
}
