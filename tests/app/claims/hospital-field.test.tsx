import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerWithClaims } from '../admin/desk.ts';
import { logInAs, newCustomer, registerAndLogIn } from '../support/customer.ts';
import { goto, newPhone } from '../support/phone.tsx';
import { field, select } from '../support/user.ts';
import { openClaimForm, stored } from './claim-page.ts';

const groups = async () => within(await field('Hospital')).getAllByRole<HTMLOptGroupElement>('group');
const labels = async () => (await groups()).map(({ label }) => label);

test('hospitals are grouped by town, with the one of this customer’s last claim first; a draft has its own', async () => {
  const customer = await customerWithClaims('A fall');
  newPhone();
  await logInAs(customer);
  await openClaimForm();
  await waitFor(async () =>
    expect((await labels()).slice(0, 4)).toEqual(['Last used', 'Addis Ababa', 'Adama', 'Hawassa']),
  );
  expect((await groups())[0]?.textContent).toBe('City Hospital');
  expect(within(await field('Hospital')).getAllByRole('option', { name: 'City Hospital' })).toHaveLength(1);
  expect((await field('Hospital')).value).toBe('');
  await select('Hospital', 'Honey Gate Clinic');
  await stored('Honey Gate Clinic');
  await openClaimForm();
  await waitFor(async () => expect((await field('Hospital')).value).toBe('Honey Gate Clinic'));

  // Another customer of the same phone.
  await goto('/');
  await registerAndLogIn(newCustomer('Kebede Alemu'));
  await openClaimForm();
  await screen.findByRole('option', { name: 'Honey Gate Clinic' });
  expect(await labels()).not.toContain('Last used');
  expect((await field('Hospital')).value).toBe('');
});
