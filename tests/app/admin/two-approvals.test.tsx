import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { field, press, seeText, user } from '../support/user.ts';
import { administrators, customerWithClaims, openClaim, openDesk, pressIn, queueOf } from './desk.ts';

test('a high amount is approved by a second person, who sees what the first one approved', async () => {
  const customer = await customerWithClaims('A long stay abroad');
  await openDesk(queueOf(customer));
  await openClaim();
  await press('Approve');
  await user.type(await field('Amount in dollars'), '600000');
  await user.type(await field('Note to the customer'), 'For the whole stay');
  await pressIn('Approve', 'Approve');
  await seeText('Approved by you. Another person has to approve it too.');
  await seeText(/You approved \$600,000\.00 on .* Until then the claim is not approved/);
  await press('Approve');
  await pressIn('Approve', 'Approve');
  await screen.findByText('You approved this before. Somebody else has to approve it too.');

  await openDesk(queueOf(customer), administrators[1]);
  await screen.findByText('Approved by one of two');
  await openClaim();
  await seeText(`${administrators[0]} approved $600,000.00 on `);
  await press('Approve');
  expect((await field('Amount in dollars')).value).toBe('600000');
  expect((await field('Note to the customer')).value).toBe('For the whole stay');
  await pressIn('Approve', 'Approve');
  await seeText(/Approved: \$600,000\.00.*For the whole stay/);
  expect(document.body.textContent).not.toContain('Approved by one of two');
});
