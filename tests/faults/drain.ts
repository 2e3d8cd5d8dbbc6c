import { expect } from '@playwright/test';
import type { Letter } from '../../src/device/outbox/letter.ts';
import { type House, Life } from './life.ts';
import { copiesOn, isOver, outboxOn } from './phone/memory.ts';
import type { Phone } from './phone/phone.ts';

export type Drained = {
  /** what the phone has in the end, whether or not everything has left it */
  letters: Letter[];
  /** by customer, from being back in the app until nothing of theirs waits */
  took: number[];
};

const [longest, untilAskedAgain] = [30_000, 1_500];

/** What customers do when all is well again: they open the app, and log in where that is asked for. */
export async function drain(
  phone: Phone,
  house: House,
  kept: Map<string, number>,
  customers: readonly number[],
): Promise<Drained> {
  await phone.start(0);
  const life = new Life(phone, house, kept);
  const took: number[] = [];
  for (const [nth, customer] of customers.entries()) {
    if (nth === 0) await life.begin(customer);
    else await life.become(customer);
    took.push(await emptied(life, customer));
  }
  const letters = await outboxOn(life.page);
  await phone.quit();
  return { letters, took };
}

/** A letter that the server had asked to wait for is sent when the app is opened again. */
async function emptied(life: Life, customer: number): Promise<number> {
  let back = Date.now();
  const over = back + longest;
  while (Date.now() < over) {
    await life.correctAll();
    const nothingWaits = expect.poll(() => waitingOf(life).then(({ length }) => length), {
      timeout: untilAskedAgain,
      intervals: [50],
    });
    if (
      await nothingWaits.toBe(0).then(
        () => true,
        () => false,
      )
    )
      break;
    const waiting = await waitingOf(life);
    if (waiting.some(({ state }) => state === 'needs-login')) {
      await life.become(customer);
      back = Date.now();
    } else if (!waiting.some(({ state }) => state === 'needs-attention')) {
      await life.phone.go(life.page, '/claims');
    }
  }
  return Date.now() - back;
}

/** What waits, and what has yet to be put back from its copy. */
async function waitingOf({ page, customer }: Life): Promise<Letter[]> {
  const [letters, copies] = [await outboxOn(page), await copiesOn(page)];
  const there = new Set(letters.map(({ id }) => id));
  const all = [...letters, ...copies.filter(({ id }) => !there.has(id))];
  return all.filter((letter) => letter.owner === customer.id && !isOver(letter));
}
