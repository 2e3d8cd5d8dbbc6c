import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs, newCustomer, register, registerAndLogIn } from '../support/customer.ts';
import { goto, network, reload } from '../support/phone.tsx';
import { atPath, button, field, fill, press, seeText, user } from '../support/user.ts';
import { logOut, seeValue } from './account-forms.ts';
import { readStore, replaceToken, storedToken } from './stored.ts';

const draftNotice = 'These changes are not sent yet. They are kept on this phone until you save them.';

test('unsaved changes are restored after a reload and a new log-in, but not for another customer', async () => {
  const another = await register(newCustomer('Haile Mengistu'));
  const customer = await registerAndLogIn();
  await goto('/settings');
  await seeValue('Username', customer.username);
  await fill('Username', 'Abebech G.');
  await fill('Current Password', 'a secret being typed');
  await seeText(draftNotice);
  await reload();
  await seeValue('Username', 'Abebech G.');
  await seeValue('Current Password', '');
  expect(JSON.stringify(await readStore('drafts'))).not.toContain('a secret being typed');

  await press('Logout');
  await press('Log out and keep them locked on this phone');
  await button('Login');
  await logInAs(another);
  await goto('/settings');
  await seeValue('Username', another.username);
  await logOut();
  await logInAs(customer);
  await goto('/settings');
  await seeValue('Username', 'Abebech G.');
  await press('Discard the changes');
  await seeValue('Username', customer.username);
  await waitFor(() => expect(screen.queryByText(draftNotice)).toBeNull());
  await waitFor(async () => expect(await readStore('drafts')).toEqual([]));
});

test('a session that ends while typing keeps the page and the text', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await seeValue('Username', customer.username);
  network.off();
  await fill('Username', 'Abebech G.');
  await seeText(draftNotice);
  await replaceToken(`${(await storedToken())?.slice(0, -6)}AAAAAA`);
  await reload();
  await seeValue('Username', 'Abebech G.');
  await user.type(await field('Username'), ' T');
  network.on();
  await seeText('Your log-in has ended. What you are writing stays here until you go to log in.');
  await user.type(await field('Username'), 'adesse');
  await seeValue('Username', 'Abebech G. Tadesse');
  expect(location.pathname).toBe('/settings');
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Log in' }));
  await atPath('/login');
});

test('without a network nothing in Settings is saved or asked for, and what was typed stays', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await seeValue('Username', customer.username);
  network.off();
  await reload();
  await seeValue('Username', customer.username);
  await fill('Username', 'Abebech G.');
  await press('Save changes');
  await seeText('Failed to update profile.');
  await seeText('This needs a network. What you typed is still here.');
  await seeValue('Username', 'Abebech G.');
  await fill('Current Password', customer.password);
  await fill('New Password', 'a better sentence');
  await press('Change password');
  await seeText('Failed to change password.');
  await seeValue('New Password', 'a better sentence');

  await press('Download my data');
  const download = within(await screen.findByRole('alertdialog'));
  await user.type(download.getByLabelText('Current Password'), `${customer.password}{Enter}`);
  await download.findByText('Your data could not be downloaded.');
  await download.findByText(/This needs a network: what we keep of you is with us/);
  await user.click(download.getByRole('button', { name: 'Leave it' }));
  await press('Ask for deletion');
  const question = within(await screen.findByRole('alertdialog'));
  await user.type(question.getByLabelText('Current Password'), customer.password);
  await user.click(question.getByRole('button', { name: 'Ask for it to be deleted' }));
  await question.findByText('Your request could not be sent.');
  expect(question.getByLabelText<HTMLInputElement>('Current Password').value).toBe(customer.password);
  await user.click(question.getByRole('button', { name: 'Keep my account' }));

  network.on();
  await press('Save changes');
  await seeText('Profile updated successfully.');
  await seeValue('New Password', 'a better sentence');
});
