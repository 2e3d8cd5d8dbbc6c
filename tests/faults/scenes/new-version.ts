import { expect } from '@playwright/test';
import { messages } from '../../../src/i18n/en/layout.ts';
import { attachToWorkerBySession } from '../../browser/support/worker.ts';
import { formPath } from '../phone/account.ts';
import { textInForm, writeDraft } from '../phone/claim-form.ts';
import type { Scene } from './scene.ts';

/** An update is accepted while a form is half filled in; the form is restored and submitted. */
export const newVersionInMidForm: Scene = async (life, [letter]) => {
  const { phone, server, page } = life;
  await phone.goto(page, formPath(life.customer));
  await writeDraft(page, 'Half written');
  // A worker that is installed only now would be of the new version from the start.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  server.newVersion();
  const offer = page.getByRole('button', { name: messages.update.offer });
  // A browser that was just started checks for it once its first page is idle, or after a minute.
  await expect(async () => {
    const versions = await page.evaluate(checkForNewVersion);
    await expect(offer, `The workers: ${versions}`).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  const worker = await attachToWorkerBySession(await phone.devtools(page), phone.origin);
  const reloaded = page.waitForEvent('load');
  await offer.click();
  // Chromium stops an idle worker after half a minute, which lets the new version take over, but not one that Playwright is attached to.
  const idle = setTimeout(() => void worker.stop(), 10_000);
  await reloaded;
  clearTimeout(idle);
  // Where there is a PIN it is entered first.
  await expect.poll(() => textInForm(page), { timeout: 20_000 }).toBe('Half written');
  life.noteFault('new-version-in-mid-form');
  if (letter) await life.write(letter);
};

/** Returns the state of each worker afterwards, for the message of a failed round. */
async function checkForNewVersion(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  const update = registration?.update().then(() => 'checked', String);
  const limit = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'no answer'));
  const result = await Promise.race([update, limit]);
  const { installing, waiting, active } = registration ?? {};
  return `update ${result}, installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`;
}
