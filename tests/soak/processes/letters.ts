import { createHash } from 'node:crypto';
import { newId } from '../../../server/db/uuid.ts';
import type { Random } from '../../../server/demo/random.ts';
import { idempotencyHeader, letterEndpoints } from '../../../src/contract/letters.ts';
import { ask, json } from '../support/ask.ts';
import type { Customer } from '../support/customers.ts';
import { pause } from '../support/until.ts';

export type Letter = {
  key: string;
  body: string;
  sha256: string;
  token: string;
  /** All receipts received for it. */
  receipts: Record<string, string>[];
};

/** The results of the senders' requests. */
export type Met = { cutOff: number; refused: number; repeated: number; together: number };
export const metNothing = (): Met => ({ cutOff: 0, refused: 0, repeated: 0, together: 0 });

export function claimsOf(customers: Customer[], count: number): Letter[] {
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

const { path } = letterEndpoints.claim;

/**
 * Sends repeatedly until there is a receipt, as a phone does. Any response that is neither a receipt nor retryable is
 * an error.
 */
async function deliver({ key, body, token, receipts }: Letter, to: () => string, met: Met) {
  for (;;) {
    try {
      const headers = { [idempotencyHeader]: key };
      const answer = await ask(to(), { method: 'POST', path: `/api${path}`, token, headers, body });
      if (answer.status === 201) {
        receipts.push(json(answer).receipt);
        return;
      }
      if (answer.status !== 503 && answer.status !== 429) throw new Wrong(`${answer.status} ${answer.text}`);
      met.refused++;
    } catch (error) {
      if (error instanceof Wrong) throw error;
      met.cutOff++;
    }
    await pause(20);
  }
}

class Wrong extends Error {}

export type Way = { balancer: string; servers: () => string[]; chance: Random; met: Met };

/** Sends each letter at least twice: sequentially through the load balancer, or concurrently to every server. */
export async function sendRepeated(letter: Letter, { balancer, servers, chance, met }: Way) {
  if (chance.is(0.5)) {
    await deliver(letter, () => balancer, met);
    await deliver(letter, () => balancer, met);
    met.repeated++;
  } else {
    await Promise.all(servers().map((_, n) => deliver(letter, () => servers()[n] ?? balancer, met)));
    met.together++;
  }
}
