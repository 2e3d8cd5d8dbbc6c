import { idempotencyHeader, letterEndpoints } from '../../../src/contract/letters.ts';
import { claimsOf, type Letter } from '../processes/letters.ts';
import { ask, json } from '../support/ask.ts';
import type { Customer } from '../support/customers.ts';
import { pause } from '../support/until.ts';

export type Steady = {
  letters: Letter[];
  /** Responses that are neither a receipt nor a 503 with Retry-After. */
  faults: string[];
  refusals: number;
  /** The time of the last receipt, from `performance.now()`. */
  lastReceipt: number;
  stop(): Promise<void>;
};

/** Sends claims concurrently, each until it has a receipt. */
export function sendSteadily(url: string, customers: Customer[], lanes = 4): Steady {
  const steady: Steady = { letters: [], faults: [], refusals: 0, lastReceipt: 0, stop };
  let over = false;

  async function sendLetter() {
    const [letter] = claimsOf([customers[steady.letters.length % customers.length] as Customer], 1) as [Letter];
    steady.letters.push(letter);
    for (;;) {
      const headers = { [idempotencyHeader]: letter.key };
      const asked = {
        method: 'POST',
        path: `/api${letterEndpoints.claim.path}`,
        token: letter.token,
        headers,
        body: letter.body,
      };
      const answer = await ask(url, asked).catch((error: Error) => error);
      if (answer instanceof Error) steady.faults.push(`cut off: ${answer.message}`);
      else if (answer.status === 201) {
        letter.receipts.push(json(answer).receipt);
        steady.lastReceipt = performance.now();
        return;
      } else if (answer.status === 503 && Number(answer.headers['retry-after']) > 0) steady.refusals++;
      else steady.faults.push(`${answer.status} ${answer.text}`);
      await pause(100);
    }
  }

  const sending = Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!over) {
        await sendLetter();
        await pause(20);
      }
    }),
  );

  async function stop() {
    over = true;
    await sending;
  }
  return steady;
}
