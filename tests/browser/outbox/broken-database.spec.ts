import { enter } from '../account/accounts.ts';
import { claimant, claimsAtTheServer, fillClaim, submitClaim } from '../claims/claimant.ts';
import { breakDatabase } from '../support/broken-database.ts';
import { kill } from '../support/phone.ts';
import { inStore } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';

test('a browser that throws away its broken database has not lost what was not sent', async ({ phone, wire }) => {
  test.slow();
  const before = await phone.open();
  const page = await before.newPage();
  const customer = await claimant(page);
  await before.setOffline(true);
  await wire.cut();
  await fillClaim(page, 'Kept twice');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await kill(phone, before);

  breakDatabase(phone.profile);
  await wire.mend();
  const after = await phone.open();
  const again = await after.newPage();
  await again.goto('/profile');
  await expect(again).toHaveURL(/\/login$/);
  expect(await inStore(again, 'session')).toEqual([]);
  await enter(again, customer);
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(again)).toHaveLength(1);
  await after.close();
});
