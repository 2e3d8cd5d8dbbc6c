import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Customer, post, register } from '../support/customer.ts';
import { officer } from '../support/server.ts';
import { fill, heading, press, seeText, user } from '../support/user.ts';
import {
  customerWithClaims,
  deskApi,
  inForm,
  inQuestion,
  openClaim,
  openDesk,
  pressIn,
  queueOf,
  tokenOf,
} from './desk.ts';

const askFor = async (customer: Customer, name: string) =>
  post('/family', { name, birthDate: '2018-09-11', relation: 'child' }, await tokenOf(customer));

async function openCustomer(customer: Customer) {
  const { ask } = await deskApi();
  const search = encodeURIComponent(customer.email);
  const { customers } = await ask<{ customers: { id: string }[] }>('GET', `/customers?search=${search}`);
  await openDesk(`/customers/${customers[0]?.id}`);
  await heading(customer.username);
}
const rowOf = async (name: string) => (await screen.findAllByText(name))[0]?.closest('tr')?.textContent ?? '';

test('a member is added, changed and ended on the customer’s page', async () => {
  await openCustomer(await register());
  await screen.findByText('No members.');
  await press('Add a member');
  const form = await inForm('Add a member');
  await fill('Name', 'Liya Abebech');
  await fill('Date of birth', '2018-09-11');
  await user.selectOptions(form.getByLabelText('Relation'), 'Child');
  await pressIn('Add a member', 'Save');
  await seeText('The member is added.');
  expect(await rowOf('Liya Abebech')).toMatch(/born 11 Sept? 2018.*Child.*Member/);
  await press('Change Liya Abebech');
  await user.selectOptions((await inForm('Change Liya Abebech')).getByLabelText('Relation'), 'Other relative');
  await pressIn('Change Liya Abebech', 'Save');
  await waitFor(async () => expect(await rowOf('Liya Abebech')).toContain('Other relative'));
  await press('End Liya Abebech');
  await user.click((await inQuestion('End the membership of Liya Abebech?')).getByRole('button', { name: 'End' }));
  await waitFor(async () => expect(await rowOf('Liya Abebech')).toContain('Ended'));
  expect(screen.queryByRole('button', { name: 'Change Liya Abebech' })).toBeNull();
});

test('a request for a member is declined with a reason, or confirmed', async () => {
  const customer = await register();
  const [first, second] = [`Natnael ${customer.email}`, `Selam ${customer.email}`];
  await askFor(customer, first);
  await askFor(customer, second);
  await openDesk(`/requests?kind=family&search=${encodeURIComponent(customer.email)}`);
  const settle = async (name: string, outcome: string) => {
    const row = within((await screen.findByText(name)).closest('tr') as HTMLElement);
    await user.click(row.getByRole('button', { name: /^Settle/ }));
    await user.click(await row.findByRole('radio', { name: outcome }));
    if (outcome === 'Decline') await fill('Reason', 'No certificate was shown.');
    await user.click(row.getByRole('button', { name: 'Save' }));
  };
  await settle(first, 'Decline');
  await waitFor(() => expect(screen.queryByText(first)).toBeNull());
  await settle(second, 'Confirm');
  await screen.findByText('Nothing matches the search.');
  await user.click(screen.getByRole('link', { name: 'Settled' }));
  await waitFor(async () => expect(await rowOf(first)).toMatch(/Declined.*No certificate was shown\./));
  expect(await rowOf(second)).toContain('Member');
});

test('an administrator who is the customer sees why there is nothing to decide', async () => {
  const customer = await customerWithClaims('A broken arm');
  const another = await register();
  await openDesk('/administrators');
  const label = 'Customers’ accounts of theirs and their family’s';
  const save = async (emails: string) => {
    await press(`Change ${officer.email}`);
    await fill(label, emails);
    await press('Save the accounts');
  };
  await save('nobody@mail.example');
  await seeText('No customer’s account has this email address.');
  await fill(label, `${customer.email}\n${another.email}`);
  await press('Save the accounts');
  await seeText(new RegExp(`not claims of .*${customer.email}`));

  await openDesk(queueOf(customer), officer.email);
  await openClaim();
  await seeText('This is your own claim or one of your family. Nobody decides about their own: somebody else has to.');
  for (const name of ['Approve', 'Decline', 'Take into review', 'Ask for information', 'Assign to me'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the queue and the claim say for whom it is', async () => {
  const customer = await register();
  const { ask } = await deskApi();
  const search = encodeURIComponent(customer.email);
  const { customers } = await ask<{ customers: { id: string }[] }>('GET', `/customers?search=${search}`);
  const liya = { name: 'Liya Abebech', birthDate: '2018-09-11', relation: 'child' };
  const { family } = await ask<{ family: { id: string }[] }>('POST', `/customers/${customers[0]?.id}/family`, liya);
  const claim = { hospital: 'City Hospital', service: 'Telemedicine', paymentMethod: 'Cash', person: family[0]?.id };
  await post('/claims', claim, await tokenOf(customer));
  await openDesk(queueOf(customer));
  await screen.findByText('for Liya Abebech');
  await openClaim();
  await seeText(/Liya Abebech, Child, born 11 Sept? 2018/);
});
