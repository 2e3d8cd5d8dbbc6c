import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fillClaim, openClaimForm, submitClaim } from '../claims/claim-form.ts';
import { enterCaptivePortal } from '../support/faults.ts';
import { goto, network } from '../support/phone.tsx';
import { press, seeText } from '../support/user.ts';

const claimsInList = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('Minor Surgeries'));

async function seeReceived(count: number): Promise<void> {
  await goto('/claims');
  await waitFor(() => expect(claimsInList().filter((text) => text.includes('Received'))).toHaveLength(count));
  expect(claimsInList()).toHaveLength(count);
}

test('letters submitted offline arrive exactly once', async () => {
  await openClaimForm();
  network.off();
  const letters = ['first', 'second', 'third', 'fourth'];
  for (const letter of letters) {
    await fillClaim(`The ${letter} letter`);
    await submitClaim();
    await screen.findByText('Saved on this phone, not sent yet');
    await press('Make another claim');
  }
  await seeText('(4 waiting on this phone)');
  network.on();
  await waitFor(() => expect(document.body.textContent).not.toContain('waiting on this phone'));
  await seeReceived(letters.length);
});

test('a captive portal’s 200 response is not accepted as a receipt', async () => {
  await openClaimForm();
  await fillClaim('In the hotel');
  const portal = await enterCaptivePortal();
  await submitClaim();
  await screen.findByText('Saved on this phone, not sent yet');
  await waitFor(() => expect(portal.answered()).toBeGreaterThan(0));
  await goto('/claims');
  await waitFor(() => expect(claimsInList()).toEqual([expect.stringContaining('Saved on this phone, not sent yet')]));

  network.on();
  await seeReceived(1);
});
