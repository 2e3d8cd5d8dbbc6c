import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  administrators,
  customerWithClaims,
  deskApi,
  openClaim,
  openDesk,
  pressIn,
  queueOf,
  tokenOf,
} from '../admin/desk.ts';
import { type Customer, logInAs, post } from '../support/customer.ts';
import { goto, network, newPhone } from '../support/phone.tsx';
import { button, fill, follow, press, seeText, select } from '../support/user.ts';
import { fetchClaims, readStore, stored } from './claim-page.ts';

/** A customer whose claim was declined by the first administrator. */
async function customerWithDeclined(): Promise<Customer & { claim: string }> {
  const customer = await customerWithClaims('Stitches');
  const [claim] = await fetchClaims(await tokenOf(customer));
  const { ask } = await deskApi();
  const decline = { action: 'decline', version: 1, code: 'not-covered', text: null };
  await ask('POST', `/claims/${claim?.id}/decision`, decline);
  return { ...customer, claim: claim?.id ?? '' };
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'What happened so far' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a customer disagrees without a network, somebody else decides anew, and that is final', async () => {
  const customer = await customerWithDeclined();
  newPhone();
  await logInAs(customer);
  await goto(`/claims/${customer.claim}`);
  await seeText(/You can ask once, until \d+ \w+ \d{4} \(\d+ \w+ \d{4} E\.C\.\)/);
  await follow('Ask for another look');
  await press('Send');
  await seeText('Please fill this in.');
  await fill('Why you think it is wrong', 'It was an accident.');
  await stored('It was an accident.');
  await screen.findByRole('link', { name: 'Correct and send again' });
  network.off();
  await press('Send');
  await seeText(/You wrote: It was an accident\..*Saved on this phone, not sent yet/);
  // Of the two ways on, the customer has taken this one.
  expect(screen.queryByRole('link', { name: 'Correct and send again' })).toBeNull();
  expect(await readStore('drafts')).toEqual([]);
  network.on();
  await waitFor(async () => expect((await steps()).at(-2)).toContain('You asked for another look (now)'));
  expect((await steps()).at(-2)).toContain('You wrote: It was an accident.');
  expect(screen.queryByText('If you disagree')).toBeNull();

  await openDesk(`${queueOf(customer)}&state=another-look`);
  await within(await screen.findByRole('table')).findByText('Another look');
  await openClaim();
  await seeText('You declined it, so somebody else has to look at it again.');
  for (const name of ['Approve', 'Decline', 'Assign to me']) expect(screen.queryByRole('button', { name })).toBeNull();

  await openDesk(queueOf(customer), administrators[1]);
  await openClaim();
  await seeText(`The customer disagrees with the decline by ${administrators[0]}.`);
  await within(await screen.findByRole('region', { name: 'Questions and answers' })).findByText('It was an accident.');
  await button('Assign to me');
  await press('Decline');
  await select('Reason', 'Not covered');
  await pressIn('Decline', 'Decline');
  await seeText(/It can be undone until/);

  newPhone();
  await logInAs(customer);
  await goto(`/claims/${customer.claim}`);
  await seeText('Somebody else has looked at it again and declined it too.');
  expect((await steps()).at(-1)).toContain('Declined again');
  expect(screen.queryByRole('link', { name: 'Ask for another look' })).toBeNull();
});

test('a disagreement that is refused says why, and stays on the phone', async () => {
  const customer = await customerWithDeclined();
  newPhone();
  await logInAs(customer);
  await goto(`/claims/${customer.claim}?disagree`);
  await fill('Why you think it is wrong', 'It was an accident.');
  await screen.findByRole('heading', { name: 'If you disagree' });
  // Meanwhile it is asked for from another phone.
  await post('/claim-reviews', { claim: customer.claim, text: 'Look again.' }, await tokenOf(customer));
  await press('Send');
  await seeText(/You wrote: It was an accident\..*Another look can be asked for once, while the claim is declined\./);
  await button('Discard');
});
