import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { deskApi, tokenOf } from '../admin/desk.ts';
import { type Customer, post, registerAndLogIn } from '../support/customer.ts';
import { goto, network, newPhone, reload } from '../support/phone.tsx';
import { answerRequests } from '../support/requests.ts';
import { follow, heading, seeText } from '../support/user.ts';

/** Sends a claim from another phone, and decides it. */
async function decided(customer: Customer, amountPaid: string, decision: object): Promise<string> {
  const token = await tokenOf(customer);
  const claim = { hospital: 'City Hospital', service: 'Minor Surgeries', paymentMethod: 'Cash', description: '' };
  await post('/claims', { ...claim, amountPaid }, token);
  const response = await fetch('/api/claims', { headers: { authorization: `Bearer ${token}` } });
  const { claims } = (await response.json()) as { claims: { id: string }[] };
  const id = claims[0]?.id ?? '';
  const { ask } = await deskApi();
  await ask('POST', `/claims/${id}/decision`, { ...decision, version: 1 });
  return id;
}

const decline = { action: 'decline', code: 'not-covered', text: 'See page 2 of your policy.' };
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

test('before the first decision there is nothing to sum up; afterwards the sums are kept for reading offline', async () => {
  const customer = await registerAndLogIn();
  await goto('/claims');
  await follow('What was paid, and why');
  await heading('What was paid, and why');
  await screen.findByText('No claim decided yet');

  const id = await decided(customer, '1,250.50', decline);
  await goto('/benefits');
  const sums = [
    'Minor Surgeries1 declinedETB 1,250.50ETB 0 $0.00ETB 1,250.50',
    'Total1 declinedETB 1,250.50ETB 0 $0.00ETB 1,250.50',
  ];
  await seeText('Your plan does not cover this treatment. (one claim)ETB 1,250.50');
  expect(await rows()).toEqual(sums);

  network.off();
  await reload();
  await seeText(/As of \d+ \w+ 20\d\d/);
  expect(await rows()).toEqual(sums);

  network.on();
  await goto(`/claims/${id}`);
  const facts = await screen.findByRole('heading', { name: 'What was paid, and why' });
  const terms = within(facts.parentElement as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(terms.slice(0, 4)).toEqual([
    'ETB 1,250.50',
    'Nothing',
    'ETB 1,250.50',
    'Your plan does not cover this treatment.See page 2 of your policy.',
  ]);
  await follow('All years and limits');
  await heading('What was paid, and why');
});

test('nothing stored, and nothing of another customer, is shown where the server cannot be reached or does not know it', async () => {
  const customer = await registerAndLogIn();
  await decided(customer, '77', decline);
  await goto('/benefits');
  await seeText('ETB 77');
  newPhone();
  await registerAndLogIn();
  network.off();
  await goto('/benefits');
  await screen.findByText(/^Your sums could not be fetched just now/, {}, { timeout: 20_000 });
  expect(document.body.textContent).not.toContain('ETB 77');
  network.on();
  answerRequests(/\/benefits$/, { years: 'of another release' });
  await goto('/benefits');
  await screen.findByText(/^Your sums could not be fetched just now/, {}, { timeout: 20_000 });
});
