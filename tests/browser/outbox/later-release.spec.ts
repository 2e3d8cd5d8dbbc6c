import type { Page } from '@playwright/test';
import { claimant, claimsAtTheServer, fillClaim, submitClaim } from '../claims/claimant.ts';
import { expect, test } from '../support/test.ts';

/** As a release does whose database has a store more. Settles only when this tab was let have it. */
function upgradeDatabase(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const before = (await indexedDB.databases()).find(({ name }) => name === 'tenawas')?.version ?? 0;
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open('tenawas', before + 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('of-a-later-release');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        done();
      };
    });
  });
}

test('a later release takes the database in another tab: this one lets it, and goes on keeping and sending', async ({
  page,
  context,
  network,
}) => {
  await claimant(page);
  await fillClaim(page, 'Half written when the database was taken');
  const other = await context.newPage();
  await other.goto('/about');
  await upgradeDatabase(other);

  await network.off();
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await network.on();
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(page)).toHaveLength(1);
});
