import type { Page } from '@playwright/test';
import { fetchClaims, fillClaim, openClaimForm, submitClaim } from '../claims/claim-form.ts';
import { expect, test } from '../support/test.ts';

/** Upgrades the database as a later release would. Settles only when this tab has closed its connection. */
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

test('when a later release upgrades the database in another tab, this one keeps storing and sending', async ({
  page,
  context,
  network,
}) => {
  await openClaimForm(page);
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
  expect(await fetchClaims(page)).toHaveLength(1);
});
