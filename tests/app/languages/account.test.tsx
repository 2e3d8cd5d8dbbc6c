import { screen } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages as amharic } from '../../../src/i18n/am/account.ts';
import { messages as english } from '../../../src/i18n/en/account.ts';
import { messages as oromo } from '../../../src/i18n/om/account.ts';
import { type Customer, newCustomer, register } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { watchRequests } from '../support/requests.ts';
import { atPath, fill, heading, press } from '../support/user.ts';

async function logIn(messages: typeof english, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await fill(messages.fields.email, email);
  await fill(messages.fields.password, password);
  await press(messages.logIn.submit);
}

test('the server’s messages are in the page’s language, not the phone’s', async () => {
  const customer = await register();
  await goto('/am/login');
  await logIn(amharic, { email: 'nobody@mail.example', password: 'not a password' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/[ሀ-፿]{3}/);
  expect(alert.textContent).not.toMatch(/[a-z]{3}/i);
  await logIn(amharic, customer);
  await atPath('/am/profile');
  await heading(new RegExp(customer.username));
});

test('the account’s language is used on a phone where none was chosen', async () => {
  // happy-dom does not load documents; the page does not wait for it.
  const replace = vi.spyOn(location, 'replace').mockImplementation((url) => void goto(String(url)));
  onTestFinished(() => replace.mockRestore());
  const customer = await register(newCustomer());
  await goto('/om/login');
  const sent = watchRequests();
  await logIn(oromo, customer);
  await atPath('/om/profile');
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/api/language')), { timeout: 15_000 }).toBe(true);

  newPhone();
  await goto('/login');
  await logIn(english, customer);
  await atPath('/om/profile');
  await heading(new RegExp(customer.username));
  expect(document.documentElement.lang).toBe('om');
});
