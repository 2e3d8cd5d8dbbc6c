import { expect, test } from '../support/test.ts';
import { fillClaim, openClaimForm, submitClaim } from './claim-form.ts';

test('a waiting claim is edited before it is sent, and arrives once, as edited', async ({ page, network }) => {
  test.slow();
  await openClaimForm(page);
  await network.off();
  await fillClaim(page, 'Two stitches');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'On this phone' })).toContainText(
    'One claim or request is saved on this phone and not sent yet.',
  );
  await page.goto('/claims?show=phone');
  const lines = page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await lines.getByRole('link').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue('Two stitches');
  await page.getByLabel('Additional Details').fill('Three stitches');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet').first()).toBeVisible();
  await page.goto('/claims?show=phone');
  await expect(lines).toHaveCount(1);
  await network.on();
  await page.goto('/claims');
  await expect(lines).toContainText('Received');
  await lines.getByRole('link').click();
  await expect(page.getByText('Three stitches')).toBeVisible();
  await expect(page.getByText('Two stitches')).toHaveCount(0);
});
