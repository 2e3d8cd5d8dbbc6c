import { screen } from '@testing-library/dom';
import { test } from 'vitest';
import { registerAndLogIn } from '../support/customer.ts';
import { goto, network } from '../support/phone.tsx';
import { fill, heading, press, seeText, select, user } from '../support/user.ts';

async function fillClaim(details: string): Promise<void> {
  await select('Hospital', 'City Hospital');
  await select('Service', 'Minor Surgeries');
  await select('Payment Method', 'Cash');
  await fill('Additional Details', details);
}

test('a claim that is submitted has a number and is in the list', async () => {
  await registerAndLogIn();
  await goto('/claimform');
  await fillClaim('Two stitches after a fall');
  await press('Submit Claim Request');
  await seeText(/Success: Your claim has arrived\. Its number is R-\w{8}\./);
  await user.click(await screen.findByRole('link', { name: 'See this claim' }));
  await heading('Minor Surgeries');
  await goto('/claims');
  await heading('My claims');
  await screen.findByText('Minor Surgeries');
});

test('without a network a claim is kept, and sent when the network is back', async () => {
  await registerAndLogIn();
  await goto('/claimform');
  await fillClaim('A broken arm');
  network.off();
  await screen.findByText(/^No network just now\./);
  await press('Submit Claim Request');
  await screen.findByText('Saved on this phone, not sent yet');
  network.on();
  await seeText(/Your claim has arrived\. Its number is R-\w{8}\./);
});
