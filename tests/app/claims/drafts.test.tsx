import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs, newCustomer, registerAndLogIn } from '../support/customer.ts';
import { reload } from '../support/phone.tsx';
import { atPath, field, press, user } from '../support/user.ts';
import { deleteDraftWhileTyping, fillClaim, openClaimForm, readStore, stored } from './claim-page.ts';

const details = 'Two stitches after a fall';
const savedAsDraft = 'Saved on this phone as a draft';
const fieldHas = (label: string, value: string) => waitFor(async () => expect((await field(label)).value).toBe(value));
const answer = async (name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

async function beginClaim(): Promise<void> {
  await openClaimForm();
  await fillClaim(details);
  await screen.findByText(savedAsDraft);
  await stored(details);
}

test('text is saved as a draft and restored after a reload', async () => {
  await registerAndLogIn();
  await beginClaim();
  await reload();
  await fieldHas('Additional Details', details);
  await fieldHas('Hospital', 'City Hospital');
  await screen.findByText(savedAsDraft);
});

test('a draft is restored for the same customer after a log-out, and not for another', async () => {
  const customer = await registerAndLogIn();
  await beginClaim();
  await press('Logout');
  await screen.findByText('What you began is kept locked', { exact: false });
  await answer('Log out and keep them locked on this phone');
  await atPath('/login');

  await registerAndLogIn(newCustomer('Kebede Alemu'));
  await openClaimForm();
  await fieldHas('Additional Details', '');
  await waitFor(() => expect(screen.queryByText(savedAsDraft)).toBeNull());
  await press('Logout');
  await atPath('/login');

  await logInAs(customer);
  await openClaimForm();
  await fieldHas('Additional Details', details);
});

test('a draft can be discarded', async () => {
  await registerAndLogIn();
  await beginClaim();
  await press('Discard draft');
  await answer('Keep it');
  await fieldHas('Additional Details', details);
  await press('Discard draft');
  await answer('Discard it');
  await fieldHas('Additional Details', '');
  await fieldHas('Hospital', '');
  await waitFor(async () => expect(await readStore('drafts')).toEqual([]));
  await waitFor(() => expect(screen.queryByText(savedAsDraft)).toBeNull());
});

test('text being typed stays while another tab submits the draft', async () => {
  await registerAndLogIn();
  await beginClaim();
  const more = `${details} and something more`;
  await deleteDraftWhileTyping(() => {
    fireEvent.input(screen.getByLabelText('Additional Details', { exact: false }), { target: { value: more } });
  });
  await stored('and something more');
  await fieldHas('Additional Details', more);
});
