import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { localDay } from '../../../src/contract/day.ts';
import { deskApi } from '../admin/desk.ts';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, holdRequests, network } from '../support/phone.tsx';
import { button, heading, press, seeText, select, user } from '../support/user.ts';

async function order(service: string) {
  await goto(`/subscribe?service=${service}`);
  await select('How you want to pay', 'Mobile Banking');
  await press('Send the request');
  await seeText(/Your request has arrived/);
}

/** Where the page goes to: the sandbox, or nowhere. */
async function pressPay(): Promise<string> {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await press('Pay online');
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const url = String(assign.mock.calls[0]?.[0]);
  assign.mockRestore();
  return url;
}
const decide = (checkout: string, decision: 'paid' | 'failed') =>
  fetch(`${checkout}/${decision}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
const pageOf = (checkout: string) => `/payments/${checkout.split('/').at(-1)}`;

test('an order is paid online, its cover begins, and the receipt is kept for reading offline', async () => {
  await registerAndLogIn();
  await order('maternity-care');
  (await screen.findByRole('link', { name: 'Pay online' })).click();
  await heading('Payments');
  await screen.findByText(/^\$500 a year · about ETB/);
  const checkout = await pressPay();
  expect(await (await fetch(checkout)).text()).toContain('No money is paid.');

  await goto(pageOf(checkout));
  await seeText('We have not heard of this payment yet.');
  await decide(checkout, 'paid');
  await press('Check now');
  await seeText('The payment has arrived.');
  const receipt = within(await screen.findByRole('region', { name: /^Receipt \d+$/ }));
  for (const text of ['Abebech Gobena', 'Maternity Care', /^ETB [\d,.]+ \(\$500\.00, at [\d.]+ birr a dollar of/])
    expect(receipt.getByText(text)).toBeDefined();

  await goto('/profile');
  await seeText(/Maternity Care\s*Until/);
  await goto('/payments');
  await screen.findByText(/^Receipt \d+$/);
  network.off();
  await goto(pageOf(checkout));
  await screen.findByRole('region', { name: /^Receipt \d+$/ });
  await seeText(/This is the payment as it was last seen on this phone/);
});

test('a payment that the customer breaks off can be made again; without a network nothing is begun', async () => {
  await registerAndLogIn();
  await order('routine-checkups');
  await goto('/payments');
  const checkout = await pressPay();
  // The same checkout, also where the reply is lost.
  expect(await pressPay()).toBe(checkout);
  await decide(checkout, 'failed');
  await goto(pageOf(checkout));
  await seeText('This was not paid.');
  (await screen.findByRole('link', { name: 'Pay again' })).click();
  await heading('Payments');
  expect(await pressPay()).not.toBe(checkout);

  network.off();
  await waitFor(async () => expect((await button('Pay online')).getAttribute('aria-disabled')).toBe('true'));
  await seeText('Paying needs a network.');
  network.on();
  const release = holdRequests(/\/api\/payments$/);
  await press('Pay online');
  await waitFor(async () => expect((await button('Pay online')).getAttribute('aria-busy')).toBe('true'));
  release();
});

test('a cover that ends is ordered again with one press, at the price that is shown', async () => {
  const customer = await registerAndLogIn();
  await order('maternity-care');
  const desk = await deskApi();
  const { subscriptions } = await desk.ask<{ subscriptions: { id: string }[] }>(
    'GET',
    `/subscriptions?search=${encodeURIComponent(customer.email)}`,
  );
  const day = (days: number) => localDay(new Date(), days);
  await desk.ask('POST', `/subscriptions/${subscriptions[0]?.id}/settlement`, {
    action: 'confirm',
    from: day(-100),
    until: day(10),
  });
  await goto('/payments');
  await screen.findByText(/^Ends on /);
  await screen.findByText('$500 a year');
  const renew = await button('Renew for a year');
  await Promise.all([user.click(renew), user.click(renew)]);
  await screen.findByRole('heading', { name: 'To be paid' });
  await waitFor(() => expect(screen.queryByText(/^Ends on /)).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Pay online' })).toHaveLength(1);
  const { subscriptions: all } = await desk.ask<{ subscriptions: unknown[] }>(
    'GET',
    `/subscriptions?search=${encodeURIComponent(customer.email)}`,
  );
  expect(all).toHaveLength(2);
});

/** The newest order of the customer, at the desk. */
async function orderAt(email: string) {
  const desk = await deskApi();
  const { subscriptions } = await desk.ask<{ subscriptions: { id: string }[] }>(
    'GET',
    `/subscriptions?search=${encodeURIComponent(email)}`,
  );
  return { desk, id: subscriptions[0]?.id ?? '' };
}

test('a year is paid in instalments: shown before they are chosen, paid one by one, and said plainly when one is late', async () => {
  const customer = await registerAndLogIn();
  await (await deskApi()).ask('PUT', '/by-quarter', { offered: true });
  await goto('/subscribe?service=maternity-care');
  await select('How you want to pay', 'Bank Transfer');
  await seeText('We get in touch about the payment.');
  await select('How you want to pay', 'Mobile Banking');
  await seeText('you can pay it under Payments');
  await seeText(/Today\$125\.00, about ETB 18,800By .*\$125\.00, about ETB 18,800By /);
  await user.click(await screen.findByRole('radio', { name: 'In four instalments' }));
  await press('Send the request');
  await seeText(/Your request has arrived/);
  expect(document.body.textContent).not.toContain('We get in touch');

  await goto('/payments');
  await screen.findByText('Maternity Care, instalment 1 of 4');
  const checkout = await pressPay();
  expect(await (await fetch(checkout)).text()).toContain('Maternity Care 1 of 4');
  await decide(checkout, 'paid');
  await goto(pageOf(checkout));
  await seeText('The payment has arrived.');
  await screen.findByRole('region', { name: /^Receipt \d+$/ });
  await goto('/payments');
  await screen.findByText('Maternity Care, instalment 2 of 4');
  await screen.findByText(/^To be paid by /);
  await goto('/profile');
  await seeText(/Maternity Care\s*Next instalment by/);

  // Another year, of which the second instalment is late.
  await goto('/subscribe?service=routine-checkups');
  await select('How you want to pay', 'Cash');
  await user.click(await screen.findByRole('radio', { name: 'In four instalments' }));
  await press('Send the request');
  await seeText(/Your request has arrived/);
  const { desk, id } = await orderAt(customer.email);
  await desk.ask('POST', `/subscriptions/${id}/settlement`, { action: 'confirm', from: localDay(new Date(), -100) });
  await goto('/profile');
  await seeText(/Routine Checkups\s*An instalment was to be paid by .*: not covered since/);
  await goto('/payments');
  await seeText(/Routine Checkups, instalment 2 of 4\s*Was to be paid by .*: not covered since\./);
});
