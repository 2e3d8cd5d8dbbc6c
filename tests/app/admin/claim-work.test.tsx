import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logInAs } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { atPath, button, field, fill, follow, heading, press, seeText, select, user } from '../support/user.ts';
import {
  administrators,
  claimLinks,
  customerWithClaims,
  focused,
  inForm,
  openClaim,
  openDesk,
  pressIn,
  queueOf,
} from './desk.ts';

test('a saved reply is added, and what is typed is kept in another form of the decision', async () => {
  const customer = await customerWithClaims('A sprained wrist');
  const title = `Which arm ${customer.email}`;
  await openDesk('/saved-replies');
  await press('Add a reply');
  await focused(await field('Title'));
  await fill('Title', title);
  await fill('Text', 'Which arm was treated?');
  await press('Save');
  await screen.findByRole('rowheader', { name: title });
  await focused(await button('Add a reply'));

  await goto(`/admin${queueOf(customer)}`);
  await openClaim();
  await press('Ask for information');
  await select('Insert a saved reply', title);
  expect((await field('What is needed')).value).toBe('Which arm was treated?');
  await press('Decline');
  expect((await field('In your own words')).value).toBe('Which arm was treated?');
});

test('a question is asked at the desk, answered in the claim and shown in its thread', async () => {
  const customer = await customerWithClaims('A sprained wrist');
  await openDesk(queueOf(customer));
  await openClaim();
  await press('Ask for information');
  await fill('What is needed', 'Which arm was treated?');
  await pressIn('Ask for information', 'Ask for information');
  await focused(await screen.findByRole('heading', { name: 'Decision' }));

  newPhone();
  await logInAs(customer);
  await goto('/claims');
  await user.click((await screen.findAllByRole('link', { name: /Minor Surgeries/ }))[0] as HTMLElement);
  await seeText('Which arm was treated?');
  await fill('Your answer', 'The left one.');
  await press('Send the answer');
  await seeText('You answered: The left one.');

  await openDesk(queueOf(customer));
  await openClaim();
  const thread = await screen.findByRole('region', { name: 'Questions and answers' });
  expect(thread.textContent).toMatch(/Which arm was treated\?.*The left one\./);
});

test('a claim is assigned, noted, approved and marked as paid', async () => {
  const customer = await customerWithClaims('A sprained wrist');
  await openDesk(queueOf(customer));
  await openClaim();
  await press('Assign to me');
  await focused(await button('Unassign'));
  await fill('Add a note', 'Called the hospital.');
  await press('Save the note');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Called the hospital.'))).toBe(
      true,
    ),
  );
  await focused(await field('Add a note'));
  expect((await field('Add a note')).value).toBe('');

  await press('Approve');
  await fill('Amount in dollars', '2000000');
  await pressIn('Approve', 'Approve');
  await (await inForm('Approve')).findByText(/between \$0\.01 and \$1,000,000\.00/);
  await fill('Amount in dollars', '80');
  await pressIn('Approve', 'Approve');
  await press('Mark as paid');
  await fill('Reference', 'TX-1');
  await pressIn('Mark as paid', 'Mark as paid');
  await seeText(/Paid on .* · TX-1/);

  newPhone();
  await logInAs(customer);
  await goto('/claims');
  await user.click(await screen.findByRole('link', { name: /Minor Surgeries/ }));
  await seeText('TX-1');
  expect(document.body.textContent).not.toContain('Called the hospital.');
});

test('the queue is filtered by chips, and going back finds the row', async () => {
  const customer = await customerWithClaims('One', 'Two', 'Three');
  await openDesk(queueOf(customer), administrators[1]);
  await waitFor(() => expect(claimLinks()).toHaveLength(3));
  const number = claimLinks()[1]?.textContent ?? '';
  await follow(number);
  await heading(`Claim ${number}`);
  await press('Assign to me');
  await button('Unassign');
  history.back();
  await waitFor(() => expect(document.activeElement).toBe(claimLinks()[1]));

  const chip = async (name: string) =>
    user.click(within(await screen.findByRole('navigation', { name: 'State' })).getByRole('link', { name }));
  const shownNumbers = () => [...claimLinks()].map(({ textContent }) => textContent);
  await chip('Mine');
  await waitFor(() => expect(shownNumbers()).toEqual([number]));
  expect((await field('Number, name or email')).value).toBe(customer.email);
  await chip('Nobody’s');
  await waitFor(() => expect(shownNumbers()).toHaveLength(2));
  expect(shownNumbers()).not.toContain(number);
  await chip('Declined');
  await screen.findByText('No claims here');
  await atPath(`/admin${queueOf(customer)}&state=declined`);

  // On a phone most filters are folded, until one of them is set.
  const isUnfolded = async () => (await button('More filters')).getAttribute('aria-expanded');
  expect(await isUnfolded()).toBe('false');
  await press('More filters');
  expect(await isUnfolded()).toBe('true');
  await goto(`/admin${queueOf(customer)}&kind=claim`);
  expect(await isUnfolded()).toBe('true');
});

test('a form that is not saved is kept, and leaving the page asks first', async () => {
  await openDesk('/offers/hospitals');
  await press('Add a hospital');
  const nameIn = async (form: string) => (await inForm(form)).getByLabelText<HTMLInputElement>('Name');
  fireEvent.input(await nameIn('Add a hospital'), { target: { value: 'Half written' } });
  await press('Change City Hospital');
  await focused(await nameIn('Change City Hospital'));
  expect((await nameIn('Add a hospital')).value).toBe('Half written');

  const answer = async (question: string, reply: string) =>
    user.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: reply }));
  await pressIn('Add a hospital', 'Cancel');
  await answer('Discard what you typed?', 'Stay');
  await follow('Policies');
  await answer('Leave without saving?', 'Stay');
  expect((await nameIn('Add a hospital')).value).toBe('Half written');
  await follow('Policies');
  await answer('Leave without saving?', 'Leave without saving');
  await heading('Policies');

  await press('Add a policy');
  fireEvent.input(await nameIn('Add a policy'), { target: { value: 'Half written' } });
  await pressIn('Add a policy', 'Cancel');
  await answer('Discard what you typed?', 'Discard');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await follow('Prices');
  await fill('Birr for a dollar', '5000000');
  await press('Set the rate');
  await seeText('between 0.01 and 1,000,000 birr');
});
