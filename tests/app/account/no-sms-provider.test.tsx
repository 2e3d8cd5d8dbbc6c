import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { fill, press } from '../support/user.ts';

test('without an SMS provider nothing asks to confirm a number, and a code for a number is refused', async () => {
  await registerAndLogIn();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Confirm it/ })).toBeNull());
  await goto('/forgot-password');
  await fill('Email', '0911 234 567');
  await press('Send the code');
  await screen.findByText(/^Codes are sent by e-mail only at present\./);
});
