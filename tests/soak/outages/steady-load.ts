import { endpointOfLetter, idempotencyHeader } from '../../../src/contract/letters.ts';
import { createClaims, type Letter } from '../processes/letters.ts';
import type { Customer } from '../support/customers.ts';
import { parseJson, sendRequest } from '../support/send-request.ts';
import { pause } from '../support/wait.ts';

export type SteadyLoad = {
  letters: Letter[];
  /** Responses that are neither a receipt nor a 503 with Retry-After. */
  faults: string[];
  refusals: number;
  /** The time of the last receipt, from `performance.now()`. */
  lastReceipt: number;
  stop(): Promise<void>;
};

/** Sends claims concurrently, each until it has a receipt. */
export function sendSteadily(url: string, customers: Customer[], concurrency = 4): SteadyLoad {
  const load: SteadyLoad = { letters: [], faults: [], refusals: 0, lastReceipt: 0, stop };
  let stopped = false;

  async function sendLetter() {
    const [letter] = createClaims([customers[load.letters.length % customers.length] as Customer], 1) as [Letter];
    load.letters.push(letter);
    for (;;) {
      const headers = { [idempotencyHeader]: letter.key };
      const request = {
        method: 'POST',
        path: `/api${endpointOfLetter.claim.path}`,
        token: letter.token,
        headers,
        body: letter.body,
      };
      const response = await sendRequest(url, request).catch((error: Error) => error);
      if (response instanceof Error) load.faults.push(`cut off: ${response.message}`);
      else if (response.status === 201) {
        letter.receipts.push(parseJson(response).receipt);
        load.lastReceipt = performance.now();
        return;
      } else if (response.status === 503 && Number(response.headers['retry-after']) > 0) load.refusals++;
      else load.faults.push(`${response.status} ${response.text}`);
      await pause(100);
    }
  }

  const sending = Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (!stopped) {
        await sendLetter();
        await pause(20);
      }
    }),
  );

  async function stop() {
    stopped = true;
    await sending;
  }
  return load;
}
