import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { atPath, fill, follow, heading, press, seeText, select, user } from '../support/user.ts';
import { administrators, openDesk } from './desk.ts';

const rows = () => screen.findAllByRole('rowheader');
const firstRow = async () => (await rows())[0]?.closest('tr')?.textContent ?? '';

test('who opened a claim and its customer is in the audit log, from their pages and by search', async () => {
  const customer = await registerAndLogIn();
  await goto('/claimform');
  await select('Hospital', 'City Hospital');
  await select('Service', 'Minor Surgeries');
  await select('Payment Method', 'Cash');
  await press('Submit Claim Request');
  await seeText(/Its number is R-\w{8}\./);
  const [number = ''] = /R-\w{8}/.exec(document.body.textContent ?? '') ?? [];

  newPhone();
  await openDesk(`/claims?search=${number}`);
  await follow(number);
  await heading(`Claim ${number}`);
  await follow('Who opened and changed this');
  await heading('Audit log');
  await seeText('About one claim');
  expect(await rows()).toHaveLength(1);
  expect(await firstRow()).toMatch(new RegExp(`^Opened a claim.*${administrators[0]}.*${number}`));

  await user.click(await screen.findByRole('link', { name: customer.username }));
  await heading(customer.username);
  await goto('/admin/audit-log');
  await heading('Audit log');
  await fill('Number of a claim, or a customer', customer.email);
  await select('What', 'What was opened');
  await press('Show');
  await atPath(`/admin/audit-log?search=${encodeURIComponent(customer.email)}&group=reads`);
  await seeText(/Opened a customer.*Opened a claim/);
  await user.click((await screen.findAllByRole('link', { name: `Only of ${administrators[0]}` }))[0] as HTMLElement);
  await seeText('By one person');
  await follow('Remove');
  await atPath('/admin/audit-log');
});

test('a search that finds nothing says so', async () => {
  await openDesk('/audit-log?search=nobody-at-all');
  await screen.findByText('Nothing recorded');
});
