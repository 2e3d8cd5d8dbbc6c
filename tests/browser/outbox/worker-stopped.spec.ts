import { fetchClaims, fillClaim, openClaimForm, submitClaim } from '../claims/claim-form.ts';
import { expect, test } from '../support/test.ts';
import { attachToWorker } from '../support/worker.ts';

test('a worker terminated while waiting for the response sends the letter again, and one claim is created', async ({
  page,
  context,
  network,
  networkProxy,
}) => {
  await openClaimForm(page);
  const worker = await attachToWorker(context, page);
  await network.off();
  await fillClaim(page, 'Sent by a worker that was stopped');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await page.close();
  await network.on();

  let isHeld = false;
  void networkProxy.fail({ kind: 'response-held', request: /POST \/api\/claims / }).then(() => {
    isHeld = true;
  });
  const wake = () => {
    // Never resolves, because the worker is terminated.
    worker.dispatchSync('outbox:stopped').catch(() => {});
    return isHeld;
  };
  // The closed page may still hold the outbox lock, so retry the sync event as the browser does.
  await expect.poll(wake).toBe(true);
  await worker.stop();
  await networkProxy.restore();

  await worker.dispatchSync('outbox:again');
  const again = await context.newPage();
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(again)).toHaveLength(1);
});
