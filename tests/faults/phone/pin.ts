import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '../../../src/i18n/en/pin.ts';
import type { Phone } from './phone.ts';

const pin = '7391';

/** One customer in three, of either plan. */
export const hasPin = (customer: number) => customer % 3 === 0;

/** Enters the PIN on every page that asks for it. */
export async function installPinEntry(context: BrowserContext): Promise<void> {
  await context.addInitScript((digits) => {
    setInterval(() => {
      const input = document.querySelector<HTMLInputElement>('main form input[name=pin]');
      if (input?.form?.querySelector('[aria-busy]')) return;
      if (input?.value === digits) input.form?.requestSubmit();
      else if (input) actions.setValue(input, digits);
    }, 50);
  }, pin);
}

/** In Settings, unless it is set already. */
export async function ensurePin(phone: Phone, page: Page, id: string): Promise<void> {
  if (await isPinStored(page, id)) return;
  await phone.goto(page, '/settings');
  await page.evaluate(
    async ({ digits, set, submit, done }) => {
      const { waitUntil, setValue, findButton } = actions;
      (await waitUntil(() => findButton(set))).click();
      const inputs = await waitUntil(() => {
        const found = document.querySelectorAll<HTMLInputElement>('#pin form input');
        return found.length === 2 && [...found];
      });
      for (const input of inputs) setValue(input, digits);
      findButton(submit)?.click();
      await waitUntil(() => document.body.textContent?.includes(done));
    },
    { digits: pin, set: messages.settings.set, submit: messages.settings.submit.set, done: messages.settings.done.set },
  );
}

/** Reads the phone's records without the product's code. */
function isPinStored(page: Page, id: string): Promise<boolean> {
  return page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const counting = database.transaction('session').objectStore('session').count(key);
    await new Promise((done, failed) => {
      counting.onsuccess = done;
      counting.onerror = () => failed(counting.error);
    });
    database.close();
    return counting.result > 0;
  }, `pin:${id}`);
}
