import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type Customer, logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { network } from '../support/phone.tsx';
import { atPath, press, user } from '../support/user.ts';
import { logOut } from './account-forms.ts';
import { readStore, storedToken } from './stored.ts';

const question = () => screen.findByRole('alertdialog', { name: 'Log out?' });
const answer = async (name: string) => user.click(within(await question()).getByRole('button', { name }));
const says = async (text: string) => within(await question()).findByText(text);

/** Writes a letter without a network and begins to log out. */
async function leaveUnsent(customer: Customer = newCustomer()): Promise<void> {
  await registerAndLogIn(customer);
  network.off();
  await press('Request Claim to Admin');
  await screen.findByText(/^Your request is saved on this phone, not sent yet\./);
  await press('Logout');
  await says('One claim or request is still on this phone and was not sent yet.');
}

describe('logging out with unsent letters shows their number and offers', () => {
  test('to send them now', async () => {
    await leaveUnsent();
    await answer('Send now');
    await says('They could not be sent just now. They are still here.');
    network.on();
    await waitFor(async () => {
      const send = within(await question()).queryByRole('button', { name: 'Send now' });
      if (send) await user.click(send);
      await within(await question()).findByText(/^Everything was sent\./, {}, { timeout: 500 });
    });
    expect(await readStore('outbox')).toMatchObject([{ state: 'sent' }]);
    await answer('Log out');
    await atPath('/login');
  });

  test('to keep them locked: another customer neither sees nor sends them', async () => {
    const first = newCustomer('Derartu Tulu');
    const second = await register(newCustomer('Haile Mengistu'));
    await leaveUnsent(first);
    await answer('Log out and keep them locked on this phone');
    await atPath('/login');
    network.on();
    await logInAs(second);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'On this phone' })).toBeNull());
    expect(await readStore('outbox')).toMatchObject([{ kind: 'claim-request', receipt: null }]);
    await logOut();
    await logInAs(first);
    await waitFor(async () => expect(await readStore('outbox')).toMatchObject([{ state: 'sent' }]));
  });

  test('to discard them', async () => {
    await leaveUnsent();
    await answer('Log out and discard them');
    await atPath('/login');
    expect(await readStore('outbox')).toEqual([]);
    expect(await storedToken()).toBeUndefined();
  });

  test('to cancel', async () => {
    await leaveUnsent();
    await answer('Stay logged in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await storedToken()).toBeDefined();
    expect(await readStore('outbox')).toHaveLength(1);
  });
});
