import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, reload } from '../support/phone.tsx';
import { button, field, fill, heading, press, seeText, select } from '../support/user.ts';

async function order(method: string, submit: string): Promise<void> {
  await select('How you want to pay', method);
  await press(submit);
}

test('an order shows its price and what is included; asked twice it is one, with the newer payment method', async () => {
  await registerAndLogIn();
  await goto('/subscribe?service=maternity-care');
  await screen.findByText('$500/year');
  expect(within(screen.getByRole('main')).getAllByRole('listitem').length).toBeGreaterThan(0);
  await order('Cash', 'Send the request');
  await seeText(/Your request has arrived\. Its number is R-/);

  await goto('/subscribe?service=maternity-care');
  await screen.findByText(/You have asked for this already: request R-/);
  await order('Mobile Banking', 'Change how I pay');
  await seeText(/You had asked for this already\. Your request R-.* is brought up to date\./);

  await goto('/claims');
  await heading('My claims');
  await screen.findByRole('link', { name: /Maternity Care, subscription/ });
  expect(screen.getAllByRole('link', { name: /Maternity Care, subscription/ })).toHaveLength(1);

  await goto('/subscribe?service=maternity-care');
  await seeText(/Mobile Banking/);
});

test('a phone number that cannot be called is asked about once, and then kept', async () => {
  await registerAndLogIn();
  await goto('/settings');
  await waitFor(async () => expect((await field('Phone')).value).toBe('091 123 4567'));
  await fill('Phone', '12');
  await press('Save changes');
  await screen.findByText('We could not call this. Keep it?');
  await waitFor(() => expect(screen.queryByText('Profile updated successfully.')).toBeNull());
  expect(document.activeElement).toBe(await field('Phone'));
  const save = await button('Save changes');
  await waitFor(() => expect(save.hasAttribute('aria-busy')).toBe(false));
  await press('Save changes');
  await screen.findByText('Profile updated successfully.');
  await reload();
  await waitFor(async () => expect((await field('Phone')).value).toBe('12'));
});
