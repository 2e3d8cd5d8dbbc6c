import fc from 'fast-check';
import { exchange } from './exchange.ts';
import { findFault } from './find-fault.ts';
import { malformedRequest, type Tokens } from './generator.ts';

export type Outcome = { request: number; byStatus: Map<number | string, number>; faults: string[] };

const batch = 500;

/** Sends malformed requests, deterministic for a seed; some concurrently, each on its own connection. */
export async function sendMalformed(
  port: number,
  tokens: Tokens,
  of: { times: number; seed: number; concurrency: number },
): Promise<Outcome> {
  const outcome: Outcome = { request: 0, byStatus: new Map(), faults: [] };
  const arbitrary = malformedRequest(tokens);
  for (let at = 0; at < of.times; at += batch) {
    const requests = fc.sample(arbitrary, { numRuns: Math.min(batch, of.times - at), seed: of.seed + at });
    await Promise.all(
      Array.from({ length: of.concurrency }, async () => {
        for (let request = requests.shift(); request; request = requests.shift()) {
          const response = await exchange(port, request);
          const status = typeof response === 'string' ? response : response.status;
          outcome.request++;
          outcome.byStatus.set(status, (outcome.byStatus.get(status) ?? 0) + 1);
          const fault = findFault(request, response);
          if (fault) outcome.faults.push(`${fault}: ${request.bytes.subarray(0, 400).toString('latin1')}`);
        }
      }),
    );
  }
  return outcome;
}
