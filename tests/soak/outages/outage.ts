import { type Counts, isCorrect } from '../processes/count.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import type { Customer } from '../support/customers.ts';
import { waitUntil } from '../support/wait.ts';
import { type SteadyLoad, sendSteadily } from './steady-load.ts';

type Outage = {
  url: string;
  customers: Customer[];
  /** Causes the outage and resolves once the server refuses requests. */
  begin(): unknown;
  end(): unknown;
};

export type OutageResult = Pick<SteadyLoad, 'letters' | 'faults' | 'refusals'> & {
  /** Seconds from the end of the outage to the first receipt. */
  recovery: number;
};

const refusalsExpected = 20;

/** Sends claims before, during and after the outage. */
export async function sendThroughOutage({ url, customers, begin, end }: Outage): Promise<OutageResult> {
  const steady = sendSteadily(url, customers);
  const received = () => steady.letters.filter(({ receipts }) => receipts.length > 0).length;
  await waitUntil(() => received() >= 50);
  await begin();
  await waitUntil(() => steady.refusals + steady.faults.length >= refusalsExpected);
  await end();
  const [endedAt, before] = [performance.now(), received()];
  await waitUntil(() => received() > before);
  const recovery = (performance.now() - endedAt) / 1000;
  await waitUntil(() => received() >= before + 50);
  await steady.stop();
  for (const fault of steady.faults.slice(0, 5)) console.log(fault);
  return { ...steady, recovery };
}

/** Compares the database with the receipts. */
export const rowsOf = (part: string, { faults, refusals, recovery }: OutageResult, counts: Counts): ResultRow[] => [
  info(part, 'claims / told to come back (503, Retry-After), and sent again', `${counts.letters} / ${refusals}`),
  mustBeZero(part, `answered in any other way, or cut off`, faults.length),
  check(
    part,
    'lost, doubled, half written, receipts that do not match',
    [counts.lost, counts.doubled, counts.unexpected, counts.wrongReceipts].join(', '),
    '0, 0, 0, 0',
    isCorrect(counts),
  ),
  check(part, 'the first receipt after it was over', `${recovery.toFixed(1)} s`, 'within 5 s', recovery <= 5),
];
