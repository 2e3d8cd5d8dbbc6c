import { setTimeout as delay } from 'node:timers/promises';
import type { Letter } from '../../src/device/outbox/letter.ts';
import { type Context, Life } from './life.ts';
import type { Phone } from './phone/phone.ts';
import { isFinished, readBackups, readOutbox, readWaitingPhotos } from './phone/storage.ts';

export type Drained = {
  /** What the phone has stored at the end, sent or not. */
  letters: Letter[];
  /** Per customer, the time from reopening the app until nothing is left to send. */
  durations: number[];
};

const [giveUpAfter, reopenAfter, pollInterval] = [60_000, 1_500, 100];

/** Lets customers open the app after the faults have ended, and log in where necessary. */
export async function drain(
  phone: Phone,
  context: Context,
  savedLetters: Map<string, number>,
  customers: readonly number[],
): Promise<Drained> {
  await phone.start(0);
  const life = new Life(phone, context, savedLetters);
  const durations: number[] = [];
  for (const [index, customer] of customers.entries()) {
    if (index === 0) await life.begin(customer);
    else await life.switchTo(customer);
    durations.push(await waitUntilEmpty(life, customer));
  }
  const letters = await readOutbox(life.page);
  await phone.quit();
  return { letters, durations };
}

/**
 * Waits while letters are being sent. When none has been sent for a while, reopens the app, at growing intervals so
 * that a slow machine is not interrupted while sending. Gives up when none is sent at all.
 */
async function waitUntilEmpty(life: Life, customer: number): Promise<number> {
  let startedAt = Date.now();
  let [remaining, progressAt] = [Number.POSITIVE_INFINITY, startedAt];
  let [reopenDelay, reopenedAt] = [reopenAfter, startedAt];
  while (Date.now() - progressAt < giveUpAfter) {
    await life.correctAll();
    const waiting = await unsentLetters(life);
    const photos = (await readWaitingPhotos(life.page)).filter(({ owner }) => owner === life.customer.id);
    const count = waiting.length + photos.length;
    if (count === 0) break;
    if (count < remaining) {
      [remaining, progressAt] = [count, Date.now()];
      [reopenDelay, reopenedAt] = [reopenAfter, progressAt];
    }
    if (waiting.some(({ state }) => state === 'needs-login')) {
      await life.switchTo(customer);
      startedAt = reopenedAt = Date.now();
    } else if (Date.now() - reopenedAt > reopenDelay) {
      await life.phone.goto(life.page, '/claims');
      [reopenDelay, reopenedAt] = [reopenDelay * 2, Date.now()];
    } else await delay(pollInterval);
  }
  return Date.now() - startedAt;
}

/** The unsent letters and those that have yet to be restored from their backup. */
async function unsentLetters({ page, customer }: Life): Promise<Letter[]> {
  const [letters, backups] = [await readOutbox(page), await readBackups(page)];
  const storedIds = new Set(letters.map(({ id }) => id));
  const all = [...letters, ...backups.filter(({ id }) => !storedIds.has(id))];
  return all.filter((letter) => letter.owner === customer.id && !isFinished(letter));
}
