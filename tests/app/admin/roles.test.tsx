import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { goto } from '../support/phone.tsx';
import { officer, trainee, viewer } from '../support/server.ts';
import { field, fill, heading, press, seeText, user } from '../support/user.ts';
import { customerWithClaims, inForm, inQuestion, openClaim, openDesk, queueOf } from './desk.ts';

const linksOfDesk = () =>
  within(screen.getByRole('navigation', { name: 'The desk' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a viewer sees a claim and a customer, and nothing to change them with', async () => {
  const customer = await customerWithClaims('A broken arm');
  await openDesk(queueOf(customer), viewer);
  expect(linksOfDesk()).toEqual(['Overview', 'Claims', 'Customers', 'Requests', 'Offers']);
  await openClaim();
  await seeText('A broken arm');
  for (const name of ['Approve', 'Decline', 'Ask for more', 'Save the note', 'Take it'])
    expect(buttons()).not.toContain(name);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await user.click((await screen.findAllByRole('link', { name: customer.username }))[0] as HTMLElement);
  await heading(customer.username);
  await screen.findByRole('heading', { name: 'Notices' });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(buttons()).not.toContain('End sessions');
  await goto('/admin/offers/hospitals');
  await screen.findByText('City Hospital');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Change|Add)/ })).toBeNull());
});

test('an officer sees the limit and is told why nothing above it is approved', async () => {
  const customer = await customerWithClaims('A long stay');
  await openDesk(queueOf(customer), officer.email);
  await openClaim();
  await press('Approve');
  await seeText('You may approve up to $500.00.');
  await user.type(await field('Amount in dollars'), '501');
  const approval = await screen.findByRole('form', { name: /Approve/ });
  await user.click(within(approval).getByRole('button', { name: /Approve/ }));
  await screen.findByText('This is more than you may approve. A lead has to approve it.');
});

test('an administrator gives another a limit, and removes them', async () => {
  const { email } = trainee;
  await openDesk('/administrators');
  await heading('Administrators');
  const row = async () => (await screen.findByText(email)).closest('tr')?.textContent ?? '';
  expect(await row()).toContain('Officer up to $500');
  expect((await screen.findByText(administrators[0], { selector: 'th *' })).closest('tr')?.textContent).toContain(
    'You',
  );
  await press(`Change ${email}`);
  const form = await inForm(`Change ${email}`);
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  await fill('Approves up to, in dollars', 'a lot');
  await save();
  await screen.findByText('Please write an amount such as 500 or 49.50.');
  await fill('Approves up to, in dollars', '750');
  await save();
  await waitFor(async () => expect(await row()).toContain('Officer up to $750'));

  await press(`Change ${email}`);
  await press('Remove');
  const question = await inQuestion(`Remove ${email} from the desk?`);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(email)).toBeNull());
  await press('Log out');
  await fill('Email', email);
  await fill('Password', deskPassword);
  await press('Log in');
  await seeText('Email or password is wrong.');
});
