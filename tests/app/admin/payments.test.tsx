import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { newCustomer, post, register } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { field, fill, heading, press, seeText, user } from '../support/user.ts';
import { administrators, customerWithClaims, deskApi, openDesk, pressIn, tokenOf } from './desk.ts';

const rowOf = async (name: string | RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

/** A customer who has paid for maternity care in the sandbox, where a smaller amount may arrive. */
async function customerWithPayment(username: string) {
  const customer = await register(newCustomer(username));
  const token = await tokenOf(customer);
  const ask = async (path: string) =>
    (await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  await post('/subscriptions', { service: 'maternity-care', paymentMethod: 'Cash' }, token);
  const { subscriptions } = await ask('/profile');
  const order = { kind: 'subscription', id: subscriptions[0].id };
  const { id, checkoutUrl } = (await post('/payments', { id: crypto.randomUUID(), order }, token)) as {
    id: string;
    checkoutUrl: string;
  };
  await fetch(`${checkoutUrl}/paid`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  await waitFor(async () => expect((await ask(`/payments/${id}`)).state).toBe('paid'));
  return customer;
}

/** The text of the file that is saved by a press. */
async function saved(label: string): Promise<string> {
  const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press(label);
  const file = url.mock.calls[0]?.[0] as Blob;
  url.mockRestore();
  click.mockRestore();
  return file.text();
}

test('a payment is found, given back, and then its cover has ended; the closing of the day has both', async () => {
  const customer = await customerWithPayment('Selam Kebede');
  await openDesk(`/payments?search=${encodeURIComponent(customer.email)}`);
  const row = await rowOf(/Selam Kebede/);
  row.getByText('Maternity Care');
  row.getByText(/^Receipt \d+$/);
  await user.click(row.getByRole('button', { name: 'Give back the payment of Selam Kebede' }));
  await fill('Reason', 'Ordered by mistake');
  await pressIn('Give back the payment of Selam Kebede', 'Give back');
  await seeText(/Given back .* by .*: [\da-f-]{36}/);

  await user.click(await screen.findByRole('link', { name: 'Closing of a day' }));
  await heading('Closing of a day');
  const all = await rowOf('All');
  expect(all.getAllByRole('cell').map(({ textContent }) => textContent)).toHaveLength(5);
  const csv = await saved('Download as CSV');
  expect(csv).toMatch(/By,Payments,Received,Refunds,Given back,Rest/);
  expect(csv).toMatch(/Sandbox \(trial without money\),/);
});

test('approved claims are chosen, downloaded for the bank and marked as paid together', async () => {
  const desk = await deskApi();
  const customers = [await customerWithClaims('One'), await customerWithClaims('Two')];
  const numbers: string[] = [];
  for (const customer of customers) {
    const { claims } = await desk.ask<{ claims: { id: string; number: string; version: number }[] }>(
      'GET',
      `/claims?search=${encodeURIComponent(customer.email)}`,
    );
    const [claim] = claims;
    if (!claim) throw new Error('The claim is not in the queue.');
    await desk.ask('POST', `/claims/${claim.id}/decision`, {
      action: 'approve',
      amountCents: 12_345,
      version: claim.version,
    });
    numbers.push(claim.number);
  }
  await openDesk('/claims', administrators[1]);
  await user.click(await screen.findByRole('link', { name: 'Payouts' }));
  await heading('Payouts');
  for (const number of numbers) await user.click(await field(`Choose claim ${number}`));
  await seeText(/2 chosen, ETB/);
  const csv = await saved('Download for the bank (CSV)');
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);
  expect(lines[0]).toMatch(/,18579\.23,R-/);

  await press('Mark as paid');
  await fill('Reference', 'FT26-77');
  await pressIn('Mark the chosen claims as paid', 'Save');
  await seeText('2 claims are marked as paid.');
  await waitFor(() => expect(screen.queryByLabelText(`Choose claim ${numbers[0]}`)).toBeNull());
  await goto(`/admin/claims?state=paid&search=${numbers[1]}`);
  await screen.findByRole('link', { name: numbers[1] ?? '' });
});

test('an instalment that came by transfer is noted on the page of the customer', async () => {
  const desk = await deskApi();
  await desk.ask('PUT', '/by-quarter', { offered: true });
  const customer = await register(newCustomer('Marta Tadesse'));
  const token = await tokenOf(customer);
  const order = { service: 'maternity-care', paymentMethod: 'Bank Transfer', yearlyPrice: 500, byQuarter: true };
  await post('/subscriptions', order, token);
  await openDesk(`/requests?kind=subscriptions&search=${encodeURIComponent(customer.email)}`);
  await user.click(await screen.findByRole('button', { name: /^Settle R-/ }));
  await seeText('Confirm the first one of $125.00: it covers three months.');
  expect(screen.queryByLabelText(/^Last day/)).toBeNull();
  await fill('Reference of the bank transfer', 'FT26-1');
  await press('Save');
  await seeText('Confirmed.');
  const { customers } = await desk.ask<{ customers: { id: string }[] }>(
    'GET',
    `/customers?search=${encodeURIComponent(customer.email)}`,
  );
  await goto(`/admin/customers/${customers[0]?.id}`);
  await seeText('1 of 4 instalments paid');
  await press(/^Note instalment 2 of 4 of R-/);
  const form = await screen.findByRole('form', { name: /^Note instalment 2 of 4 of R-/ });
  await fill('Reference of the bank transfer', 'FT26-2');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await seeText('2 of 4 instalments paid');
  await goto(`/admin/payments?search=${encodeURIComponent(customer.email)}`);
  await seeText('Instalment 2 of 4');
  await seeText('Something later of the same cover is paid. It is given back first.');
});
