import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { deskApi } from '../admin/desk.ts';
import { fillClaim, openClaimForm, submitClaim } from '../claims/claim-page.ts';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { field, fill, follow, heading, press, seeText, select, user } from '../support/user.ts';
import { storedToken } from './stored.ts';

const liya = { name: 'Liya Abebech', birthDate: '2018-09-11', relation: 'child' };

async function ownId(): Promise<string> {
  const response = await fetch('/api/profile', { headers: { authorization: `Bearer ${await storedToken()}` } });
  return ((await response.json()) as { user: { id: string } }).user.id;
}

/** What the desk does. */
async function addMember(): Promise<string> {
  const { ask } = await deskApi();
  const { family } = await ask<{ family: { id: string }[] }>('POST', `/customers/${await ownId()}/family`, liya);
  return family[0]?.id ?? '';
}

async function fillMember(name: string) {
  await fill('Full name', name);
  await select('What this person is to you', 'Child');
}
const members = async () => within(await screen.findByRole('region', { name: 'Members' }));

test('a member is asked for offline in the Ethiopian calendar, and confirmed or declined by the desk', async () => {
  await registerAndLogIn();
  await follow('See your family, or ask for somebody');
  await heading('Family');
  await seeText('Nobody is in your family here yet.');
  await fillMember('Liya Abebech');
  await user.click(await screen.findByRole('radio', { name: 'Ethiopian' }));
  await fill('Day', '1');
  await select('Month', 'Meskerem');
  await press('Send the request');
  await seeText('Please fill this in.');
  expect(document.activeElement).toBe(await field('Day'));
  await fill('Year', '2011');
  await seeText('11 September 2018 (1 Meskerem 2011 E.C.)');
  network.off();
  await press('Send the request');
  await seeText('Saved on this phone, not sent yet');
  expect((await members()).getByRole('link', { name: 'Liya Abebech' })).toBeTruthy();
  network.on();
  await seeText(/Your request has arrived\. Its number is R-/);

  const { ask } = await deskApi();
  type Line = { id: string; name: string; customer: { id: string } };
  const waiting = await ask<{ members: Line[] }>('GET', '/family-members');
  const id = await ownId();
  const line = waiting.members.find(({ customer }) => customer.id === id);
  expect(line).toMatchObject(liya);
  await ask('POST', `/family-members/${line?.id}/settlement`, { action: 'decline', reason: 'Please call us.' });
  await goto('/family');
  await waitFor(async () => expect((await members()).getByText('Please call us.')).toBeTruthy());
  await goto('/claims');
  await screen.findByRole('link', { name: /Liya Abebech, family/ });
  expect(screen.getAllByRole('link', { name: /family/ })).toHaveLength(1);
  await goto('/notices');
  await screen.findByRole('link', { name: /A member of your family was not confirmed\./ });
});

test('what the server refuses opens in the form again, and the corrected request takes its place', async () => {
  await registerAndLogIn();
  await goto('/family');
  await fillMember('Liya Abebech');
  await fill('Date of birth', '2199-01-01');
  await press('Send the request');
  await seeText('We could not take this request.');
  expect((await members()).getByText('Needs correction')).toBeTruthy();
  expect([(await field('Full name')).value, (await field('Date of birth')).value]).toEqual([
    'Liya Abebech',
    '2199-01-01',
  ]);
  await seeText('This day is yet to come.');
  await fill('Date of birth', '2018-09-11');
  await press('Send the request');
  await seeText(/Your request has arrived\. Its number is R-/);
  expect((await members()).queryByText('Needs correction')).toBeNull();
  await press('Ask for somebody else');
  expect((await field('Full name')).value).toBe('');
});

test('a claim is for the holder unless a member is chosen, offline too, and the lists say for whom', async () => {
  await registerAndLogIn();
  await openClaimForm();
  expect(screen.queryByLabelText('For whom is this claim?')).toBeNull();
  await addMember();
  await openClaimForm();
  const person = await field('For whom is this claim?');
  expect([person.value, person.textContent]).toEqual(['', 'Abebech Gobena (yourself)Liya Abebech']);
  network.off();
  await goto('/claimform');
  await fillClaim('Fever for three days');
  await select('For whom is this claim?', 'Liya Abebech');
  await submitClaim();
  await seeText('Saved on this phone, not sent yet');
  await follow('See this claim');
  await screen.findByText('For whom');
  await seeText('Liya Abebech');
  await goto('/claims');
  await screen.findByRole('link', { name: /For Liya Abebech/ });
  network.on();
  await goto('/claims');
  await screen.findByRole('link', { name: /For Liya Abebech.*Received/ });
});

test('the correction of a claim stays for whom it was, after the membership too', async () => {
  await registerAndLogIn();
  const person = await addMember();
  const token = await storedToken();
  const body = { hospital: 'City Hospital', service: 'Telemedicine', paymentMethod: 'Cash', person };
  await fetch('/api/claims', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { ask } = await deskApi();
  const { claims } = await ask<{ claims: { id: string }[] }>('GET', `/customers/${await ownId()}`);
  const id = claims[0]?.id;
  await ask('POST', `/claims/${id}/decision`, { action: 'decline', code: 'details-differ', text: null, version: 1 });
  await ask('POST', `/family-members/${person}/end`);
  await goto(`/claims/${id}`);
  await follow('Correct and send again');
  await waitFor(async () => expect((await field('For whom is this claim?')).textContent).toContain('Liya Abebech'));
  expect((await field('For whom is this claim?')).value).toBe(person);
  await submitClaim();
  await seeText('Your claim has arrived');
  const response = await fetch('/api/claims', { headers: { authorization: `Bearer ${token}` } });
  const all = (await response.json()) as { claims: { person: { id: string } | null }[] };
  expect(all.claims.map((claim) => claim.person?.id)).toEqual([person, person]);
});
