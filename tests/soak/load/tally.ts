import type { HttpResponse } from '../support/send-request.ts';

export type Tally = {
  answered: number;
  refused: number;
  /** Neither answered nor refused with Retry-After. */
  faults: string[];
  durations: number[];
};
export const emptyTally = (): Tally => ({ answered: 0, refused: 0, faults: [], durations: [] });

export async function record(
  tally: Tally,
  path: string,
  pending: Promise<HttpResponse>,
): Promise<'answered' | 'refused' | 'fault'> {
  const start = performance.now();
  const response = await pending.catch((error: Error) => error);
  if (response instanceof Error) {
    tally.faults.push(`${path} dropped: ${response.message}`);
    return 'fault';
  }
  const { status, headers } = response;
  if (status < 300) {
    tally.answered++;
    tally.durations.push(performance.now() - start);
    return 'answered';
  }
  if ((status === 503 || status === 429) && Number(headers['retry-after']) > 0) {
    tally.refused++;
    return 'refused';
  }
  tally.faults.push(`${path} ${status}`);
  return 'fault';
}

export function percentile(durations: number[], share: number): number {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
