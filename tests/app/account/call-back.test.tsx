import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { administrators, customerWithClaims, openDesk } from '../admin/desk.ts';
import { stored } from '../claims/claim-page.ts';
import { logInAs, registerAndLogIn } from '../support/customer.ts';
import { goto, network, newPhone } from '../support/phone.tsx';
import { atPath, field, fill, follow, heading, press, seeText, select, user } from '../support/user.ts';

test('a customer asks to be called without a network, and the desk takes the call and notes what came of it', async () => {
  const customer = await customerWithClaims('Stitches');
  newPhone();
  await logInAs(customer);
  await follow('Call me back');
  await heading('Call me back');
  expect((await field('Phone number')).value).toBe('091 123 4567');
  await fill('Phone number', '0922334455');
  await select('When it suits you', 'In the morning');
  await select('About which claim', await optionOf(/^Minor Surgeries, R-/));
  await fill('What is it about?', 'Why is it so little?');
  await stored('Why is it so little?');
  await goto('/call-me-back');
  expect((await field('What is it about?')).value).toBe('Why is it so little?');
  network.off();
  await press('Call me back');
  await seeText(/Saved on this phone, not sent yet.*Your request to be called/);
  network.on();
  await seeText(/Your request has arrived\. Its number is R-/);

  await goto('/call-me-back');
  await seeText(/Your request R-\w+ is open: we call 092 233 4455\./);
  await fill('What is it about?', 'And my plan');
  await press('Call me back');
  await seeText(/Your request R-\w+ is brought up to date\./);

  const search = encodeURIComponent(customer.email);
  await openDesk(`/requests?kind=call-backs&search=${search}`);
  const row = async () => within(await screen.findByRole('row', { name: /Why is it so little/ }));
  for (const text of ['092 233 4455', 'In the morning', /And my plan/]) await (await row()).findByText(text);
  await press(/^I call/);
  await (await row()).findByText('You call');

  await openDesk(`/requests?kind=call-backs&search=${search}`, administrators[1]);
  await (await row()).findByText(`${administrators[0]} calls`);
  await press(/^Mark R-\w+ as done/);
  await fill('What came of it', 'Explained the limit.');
  await user.click(within(await screen.findByRole('form')).getByRole('button', { name: 'Mark as done' }));
  await seeText('Nothing here');
  await follow('Settled');
  await (await row()).findByText('Explained the limit.');
});

test('a request that was refused is corrected, without the claim that it was about', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await screen.findByRole('link', { name: 'Call me back' });
  // The claim of somebody else.
  await goto('/call-me-back?claim=0f8fad5b-d9cb-469f-a165-70867728950e');
  await waitFor(async () => expect((await field('Phone number')).value).toBe('091 123 4567'));
  await press('Call me back');
  await seeText('We could not take your request as it is.');
  await select('About which claim', 'None in particular');
  await press('Call me back');
  await seeText(/Your request has arrived/);
  await follow('To my account');
  await atPath('/profile');
});

const optionOf = async (name: RegExp) => (await screen.findByRole('option', { name })).textContent ?? '';
