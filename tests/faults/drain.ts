import { setTimeout as pass } from 'node:timers/promises';
import type { Letter } from '../../src/device/outbox/letter.ts';
import { type Context, Life } from './life.ts';
import type { Phone } from './phone/phone.ts';
import { isFinished, readBackups, readOutbox } from './phone/storage.ts';

export type Drained = {
  /** What the phone has stored at the end, sent or not. */
  letters: Letter[];
  /** Per customer, the time from reopening the app until nothing is left to send. */
  took: number[];
};

const [untilGivenUp, untilAskedAgain, untilLookedAgain] = [60_000, 1_500, 100];

/** Lets customers open the app after the faults have ended, and log in where necessary. */
export async function drain(
  phone: Phone,
  context: Context,
  kept: Map<string, number>,
  customers: readonly number[],
): Promise<Drained> {
  await phone.start(0);
  const life = new Life(phone, context, kept);
  const took: number[] = [];
  for (const [nth, customer] of customers.entries()) {
    if (nth === 0) await life.begin(customer);
    else await life.become(customer);
    took.push(await emptied(life, customer));
  }
  const letters = await readOutbox(life.page);
  await phone.quit();
  return { letters, took };
}

/**
 * Waits while letters are being sent. When none has been sent for a while, reopens the app, at growing intervals so
 * that a slow machine is not interrupted while sending. Gives up when none is sent at all.
 */
async function emptied(life: Life, customer: number): Promise<number> {
  let back = Date.now();
  let [left, leftAt] = [Number.POSITIVE_INFINITY, back];
  let [patience, askedAt] = [untilAskedAgain, back];
  while (Date.now() - leftAt < untilGivenUp) {
    await life.correctAll();
    const waiting = await waitingOf(life);
    if (waiting.length === 0) break;
    if (waiting.length < left) {
      [left, leftAt] = [waiting.length, Date.now()];
      [patience, askedAt] = [untilAskedAgain, leftAt];
    }
    if (waiting.some(({ state }) => state === 'needs-login')) {
      await life.become(customer);
      back = askedAt = Date.now();
    } else if (Date.now() - askedAt > patience) {
      await life.phone.go(life.page, '/claims');
      [patience, askedAt] = [patience * 2, Date.now()];
    } else await pass(untilLookedAgain);
  }
  return Date.now() - back;
}

/** The unsent letters and those that have yet to be restored from their backup. */
async function waitingOf({ page, customer }: Life): Promise<Letter[]> {
  const [letters, copies] = [await readOutbox(page), await readBackups(page)];
  const there = new Set(letters.map(({ id }) => id));
  const all = [...letters, ...copies.filter(({ id }) => !there.has(id))];
  return all.filter((letter) => letter.owner === customer.id && !isFinished(letter));
}
