import fc from 'fast-check';
import { exchange } from './exchange.ts';
import { type Tokens, wrongRequest } from './generator.ts';
import { faultIn } from './judge.ts';

export type Abuse = { asked: number; byStatus: Map<number | string, number>; faults: string[] };

const batch = 500;

/** Sends malformed requests, deterministic for a seed; some concurrently, each on its own connection. */
export async function abuse(
  port: number,
  tokens: Tokens,
  of: { times: number; seed: number; lanes: number },
): Promise<Abuse> {
  const outcome: Abuse = { asked: 0, byStatus: new Map(), faults: [] };
  const arbitrary = wrongRequest(tokens);
  for (let at = 0; at < of.times; at += batch) {
    const requests = fc.sample(arbitrary, { numRuns: Math.min(batch, of.times - at), seed: of.seed + at });
    await Promise.all(
      Array.from({ length: of.lanes }, async () => {
        for (let asked = requests.shift(); asked; asked = requests.shift()) {
          const answer = await exchange(port, asked);
          const status = typeof answer === 'string' ? answer : answer.status;
          outcome.asked++;
          outcome.byStatus.set(status, (outcome.byStatus.get(status) ?? 0) + 1);
          const fault = faultIn(asked, answer);
          if (fault) outcome.faults.push(`${fault}: ${asked.bytes.subarray(0, 400).toString('latin1')}`);
        }
      }),
    );
  }
  return outcome;
}
