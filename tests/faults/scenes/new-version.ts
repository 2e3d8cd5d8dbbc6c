import { expect } from '@playwright/test';
import { messages } from '../../../src/i18n/en/layout.ts';
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
  await expect(async () => {
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect(offer).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  // Where there is a PIN it is entered first.
  await expect.poll(() => textInForm(page), { timeout: 20_000 }).toBe('Half written');
  life.noteFault('new-version-in-mid-form');
  if (letter) await life.write(letter);
};
