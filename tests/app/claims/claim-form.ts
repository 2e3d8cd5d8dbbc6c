import { type Customer, registerAndLogIn } from '../support/customer.ts';
import { goto } from '../support/phone.tsx';
import { fill, press, select } from '../support/user.ts';

export async function openClaimForm(customer?: Customer): Promise<Customer> {
  const registered = await registerAndLogIn(customer);
  await goto('/claimform');
  return registered;
}

export async function fillClaim(details = 'Two stitches after a fall'): Promise<void> {
  await select('Hospital', 'City Hospital');
  await select('Service', 'Minor Surgeries');
  await select('Payment Method', 'Cash');
  await fill('Additional Details', details);
}

export const submitClaim = () => press('Submit Claim Request');
