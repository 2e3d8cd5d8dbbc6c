import { logInAs } from '../account/accounts.ts';
import { fetchClaims, fillClaim, openClaimForm, submitClaim } from '../claims/claim-form.ts';
import { corruptDatabase } from '../support/broken-database.ts';
import { kill } from '../support/phone.ts';
import { readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test('unsent letters are restored after the browser deletes a corrupted database', async ({ phone, networkProxy }) => {
  test.slow();
  const before = await phone.open();
  const page = await before.newPage();
  const customer = await openClaimForm(page);
  await before.setOffline(true);
  await networkProxy.cut();
  await fillClaim(page, 'Kept twice');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await kill(phone, before);

  corruptDatabase(phone.profile);
  await networkProxy.restore();
  const after = await phone.open();
  const again = await after.newPage();
  await again.goto('/profile');
  await expect(again).toHaveURL(/\/login$/);
  expect(await readStore(again, 'session')).toEqual([]);
  await logInAs(again, customer);
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(again)).toHaveLength(1);
  await after.close();
});
