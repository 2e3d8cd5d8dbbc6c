import { createHash } from 'node:crypto';
import { newId } from '../../../server/db/uuid.ts';
import type { Random } from '../../../server/demo/random.ts';
import { endpointOfLetter, idempotencyHeader } from '../../../src/contract/letters.ts';
import type { Customer } from '../support/customers.ts';
import { parseJson, sendRequest } from '../support/send-request.ts';
import { pause } from '../support/wait.ts';

export type Letter = {
  key: string;
  body: string;
  sha256: string;
  token: string;
  /** All receipts received for it. */
  receipts: Record<string, string>[];
};

/** The results of the senders' requests. */
export type SendStats = { cutOff: number; refused: number; sequential: number; concurrent: number };
export const newStats = (): SendStats => ({ cutOff: 0, refused: 0, sequential: 0, concurrent: 0 });

export function createClaims(customers: Customer[], count: number): Letter[] {
  return Array.from({ length: count }, (_, n) => {
    const key = newId();
    const body = JSON.stringify({
      hospital: 'City Hospital',
      service: 'Routine Checkups',
      paymentMethod: 'Cash',
      description: `${key} ለምርመራ`,
    });
    const { token } = customers[n % customers.length] as Customer;
    return { key, body, sha256: createHash('sha256').update(body).digest('hex'), token, receipts: [] };
  });
}

const { path } = endpointOfLetter.claim;

/**
 * Sends repeatedly until there is a receipt, as a phone does. Any response that is neither a receipt nor retryable is
 * an error.
 */
async function deliver({ key, body, token, receipts }: Letter, serverUrl: () => string, stats: SendStats) {
  for (;;) {
    try {
      const headers = { [idempotencyHeader]: key };
      const response = await sendRequest(serverUrl(), { method: 'POST', path: `/api${path}`, token, headers, body });
      if (response.status === 201) {
        receipts.push(parseJson(response).receipt);
        return;
      }
      if (response.status !== 503 && response.status !== 429)
        throw new UnexpectedResponse(`${response.status} ${response.text}`);
      stats.refused++;
    } catch (error) {
      if (error instanceof UnexpectedResponse) throw error;
      stats.cutOff++;
    }
    await pause(20);
  }
}

class UnexpectedResponse extends Error {}

export type Route = { balancer: string; servers: () => string[]; chance: Random; stats: SendStats };

/** Sends each letter at least twice: sequentially through the load balancer, or concurrently to every server. */
export async function sendRepeated(letter: Letter, { balancer, servers, chance, stats }: Route) {
  if (chance.is(0.5)) {
    await deliver(letter, () => balancer, stats);
    await deliver(letter, () => balancer, stats);
    stats.sequential++;
  } else {
    await Promise.all(servers().map((_, n) => deliver(letter, () => servers()[n] ?? balancer, stats)));
    stats.concurrent++;
  }
}
