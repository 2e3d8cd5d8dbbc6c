import type { Answer } from '../support/ask.ts';

export type Tally = {
  answered: number;
  refused: number;
  /** Neither answered nor refused with Retry-After. */
  faults: string[];
  took: number[];
};
export const emptyTally = (): Tally => ({ answered: 0, refused: 0, faults: [], took: [] });

export async function tallied(
  tally: Tally,
  path: string,
  asking: Promise<Answer>,
): Promise<'answered' | 'refused' | 'fault'> {
  const start = performance.now();
  const answer = await asking.catch((error: Error) => error);
  if (answer instanceof Error) {
    tally.faults.push(`${path} dropped: ${answer.message}`);
    return 'fault';
  }
  const { status, headers } = answer;
  if (status < 300) {
    tally.answered++;
    tally.took.push(performance.now() - start);
    return 'answered';
  }
  if ((status === 503 || status === 429) && Number(headers['retry-after']) > 0) {
    tally.refused++;
    return 'refused';
  }
  tally.faults.push(`${path} ${status}`);
  return 'fault';
}

export function at(took: number[], share: number): number {
  const sorted = [...took].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
