import { screen, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logInAs, newCustomer, register } from '../support/customer.ts';
import { loseReplies } from '../support/faults.ts';
import { goto } from '../support/phone.tsx';
import { choosePhotos, pdf, photosOnServer } from '../support/photos.ts';
import { loseRequests } from '../support/requests.ts';
import { atPath, follow, press, seeText, user } from '../support/user.ts';
import { fillClaim, openClaimForm, submitClaim } from './claim-form.ts';

test('a photograph whose replies are lost arrives once, as it is', async () => {
  const customer = await openClaimForm();
  await fillClaim();
  const bill = pdf('bill', { kilobytes: 100 });
  await choosePhotos(bill);
  const lost = loseReplies('PATCH', /\/api\/photos/, 3);
  await submitClaim();
  await lost;
  await seeText('The photograph has arrived.');
  expect(await photosOnServer(customer)).toMatchObject([
    { state: 'stored', type: 'application/pdf', size: bill.size, text: await bill.text() },
  ]);
});

test('a log-out tells of photographs that were not sent; another customer does not see or send them', async () => {
  const first = await openClaimForm(newCustomer('Derartu Tulu'));
  const second = await register(newCustomer('Haile Mengistu'));
  await fillClaim();
  await choosePhotos(pdf('bill'));
  // The claim arrives, its photograph does not.
  const passPhotos = loseRequests(/\/api\/photos/);
  await submitClaim();
  await seeText('0 of 1 photographs have arrived.');
  await seeText(/Your claim has arrived/);
  await press('Logout');
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
  expect(dialog.textContent).toContain('One photograph of a claim is still on this phone');
  await press('Log out and keep them locked on this phone');
  await atPath('/login');
  passPhotos();

  await logInAs(second);
  expect(document.body.textContent).not.toMatch(/photograph/i);
  await press('Logout');
  await atPath('/login');
  expect(await photosOnServer(first)).toMatchObject([{ state: 'arriving' }]);
  await logInAs(first);
  await vi.waitFor(async () => expect(await photosOnServer(first)).toMatchObject([{ state: 'stored' }]), 15_000);
});

test('on a connection that is paid by the megabyte photographs can wait for Wi-Fi, and the claim does not', async () => {
  Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const customer = await openClaimForm();
  await fillClaim();
  await choosePhotos(pdf('bill'));
  await user.click(await screen.findByRole('checkbox', { name: 'Send photographs on Wi-Fi only' }));
  await submitClaim();
  await seeText(/Your claim has arrived/);
  await seeText(/0 of 1 photographs have arrived\. They wait for Wi-Fi, as you chose\./);
  expect(await photosOnServer(customer)).toMatchObject([{ state: 'arriving' }]);

  // The customer has chosen for all claims, and changes it for this one.
  await goto('/claimform');
  await choosePhotos(pdf('another'));
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send photographs on Wi-Fi only' });
  expect(choice.checked).toBe(true);
  await goto('/claims');
  await follow(/Minor Surgeries/);
  await press('Send the photographs now');
  await seeText('The photograph has arrived.');
});

test('one that arrived and could not be read is replaced in its place', async () => {
  const customer = await openClaimForm();
  await fillClaim();
  await choosePhotos(pdf('with a script', { content: '/JavaScript' }), pdf('letter'));
  await submitClaim();
  await seeText('It arrived, but could not be read');
  const [refused] = within(
    screen.getByText('It arrived, but could not be read').closest('ol') as HTMLElement,
  ).getAllByRole('listitem');
  expect(refused?.textContent).toContain('Photograph 1 of 2');
  await user.upload(screen.getByLabelText('Choose another one instead'), pdf('huge', { kilobytes: 2050 }));
  await screen.findByText(/^This PDF is larger than 2 MB\./);
  await user.upload(screen.getByLabelText('Choose another one instead'), pdf('readable'));
  await vi.waitFor(async () => {
    const photos = await photosOnServer(customer);
    expect(photos.filter(({ state }) => state === 'stored').map(({ text }) => text.split('\n')[1])).toEqual(
      expect.arrayContaining(['letter', 'readable']),
    );
  }, 15_000);
});
