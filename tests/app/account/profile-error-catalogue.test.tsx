import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs, newCustomer, post, registerAndLogIn } from '../support/customer.ts';
import { goto, holdRequests, network, reload } from '../support/phone.tsx';
import { watchRequests } from '../support/requests.ts';
import { atPath, fill, heading, press, seeText, user } from '../support/user.ts';
import { accountNavigation, expectFocus, logOut, seeAlert, seeValue } from './account-forms.ts';

/** Each test is a row of the specification's error catalogue and has its name. */

for (const premium of [false, true]) {
  const [page, path] = premium ? ['premium dashboard', '/premium-login'] : ['profile', '/login'];
  test(`Profile call fails on the ${page}: silent redirect to ${path}`, async () => {
    const customer = await registerAndLogIn(newCustomer(), premium);
    await changePasswordElsewhere(customer);
    await reload();
    await atPath(path);
    expect((await within(screen.getByRole('main')).findByRole('status')).textContent).toMatch(/Please log in/);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
}

/** A new password ends the sessions of all other phones. */
async function changePasswordElsewhere({ email, password }: { email: string; password: string }): Promise<void> {
  const { Token } = (await post('/login', { email, password })) as { Token: string };
  const changed = await fetch('/api/change-password', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${Token}` },
    body: JSON.stringify({ currentPassword: password, newPassword: 'another long sentence' }),
  });
  expect(changed.status).toBe(200);
}

test('Claim request: Claim request sent to admin.', async () => {
  await registerAndLogIn();
  await press('Request Claim to Admin');
  await screen.findByText('Claim request sent to admin.');
});

test('Claim request fails for lack of a network: saved on this phone, and sent later', async () => {
  await registerAndLogIn();
  network.off();
  await press('Request Claim to Admin');
  await screen.findByText(/^Your request is saved on this phone, not sent yet/);
  await screen.findByText('One claim or request is saved on this phone and not sent yet.');
  await screen.findByText(/^Last tried/);
  network.on();
  await screen.findByText('Claim request sent to admin.');
  await expect.poll(() => screen.queryByRole('region', { name: 'On this phone' })).toBeNull();
});

test('Profile update: Profile updated successfully.', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await seeValue('Username', customer.username);
  await seeValue('Phone', '091 123 4567');
  await fill('Username', 'Abebech G. Tesfaye');
  await fill('New Password', 'typed but not meant');
  const sent = watchRequests();
  await press('Save changes');
  await screen.findByText('Profile updated successfully.');
  // The specification requires all fields to be sent.
  expect(sent.find(({ path }) => path.endsWith('/update-profile'))?.body).toEqual({
    username: 'Abebech G. Tesfaye',
    email: customer.email,
    phone: '091 123 4567',
    currentPassword: '',
    newPassword: 'typed but not meant',
  });
  await user.click((await accountNavigation()).getByRole('link', { name: 'Profile' }));
  await heading('Welcome, Abebech G. Tesfaye');
});

test('what is typed in Settings while a change is being saved stays, and is kept as a draft', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await fill('Username', 'Abebech G. Tesfaye');
  const release = holdRequests(/\/update-profile$/);
  await press('Save changes');
  await fill('Phone', '0922 334 455');
  release();
  await screen.findByText('Profile updated successfully.');
  await seeValue('Username', 'Abebech G. Tesfaye');
  await seeValue('Phone', '0922 334 455');
  await seeText('These changes are not sent yet. They are kept on this phone until you save them.');
  await reload();
  await seeValue('Phone', '0922 334 455');
  await seeValue('Username', 'Abebech G. Tesfaye');
});

test('Password change: Password changed successfully. (fields cleared)', async () => {
  const customer = await registerAndLogIn();
  await goto('/settings');
  await fill('Current Password', customer.password);
  await fill('New Password', 'a better sentence');
  await press('Change password');
  await screen.findByText('Password changed successfully.');
  await seeValue('Current Password', '');
  await seeValue('New Password', '');
  // The session continues with the new token.
  await goto('/profile');
  await heading(`Welcome, ${customer.username}`);
  await logOut();
  await logInAs({ ...customer, password: 'a better sentence' });
});

test('Password change fails: Failed to change password.', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await fill('Current Password', 'not this one');
  await fill('New Password', 'a better sentence');
  await press('Change password');
  await seeAlert('Failed to change password.');
  await seeText('This is not your current password.');
  await expectFocus('Current Password');
});
