import { claimant, claimsAtTheServer, fillClaim, submitClaim } from '../claims/claimant.ts';
import { expect, test } from '../support/test.ts';
import { workerOf } from '../support/worker.ts';

test('a worker stopped while it waits for the answer sends the letter again, and there is one claim', async ({
  page,
  context,
  network,
  wire,
}) => {
  await claimant(page);
  const worker = await workerOf(context, page);
  await network.off();
  await fillClaim(page, 'Sent by a worker that was stopped');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await page.close();
  await network.on();

  let isHeld = false;
  void wire.fail({ kind: 'answer-held', asked: /POST \/api\/claims / }).then(() => {
    isHeld = true;
  });
  const wake = () => {
    // Done only when the worker is, which it never will be.
    worker.wakeForSync('outbox:stopped').catch(() => {});
    return isHeld;
  };
  // The page that has just closed may still have had its hand on the letters: then the browser tries again, as here.
  await expect.poll(wake).toBe(true);
  await worker.stop();
  await wire.mend();

  await worker.wakeForSync('outbox:again');
  const again = await context.newPage();
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(again)).toHaveLength(1);
});
