import { type Counted, isWhole } from '../processes/count.ts';
import { isZero, type Line, must, told } from '../report.ts';
import type { Customer } from '../support/customers.ts';
import { until } from '../support/until.ts';
import { type Steady, sendSteadily } from './steady.ts';

type Outage = {
  url: string;
  customers: Customer[];
  /** Causes the outage and resolves once the server refuses requests. */
  begin(): unknown;
  end(): unknown;
};

export type Sent = Pick<Steady, 'letters' | 'faults' | 'refusals'> & {
  /** Seconds from the end of the outage to the first receipt. */
  recovery: number;
};

const refusalsToSee = 20;

/** Sends claims before, during and after the outage. */
export async function throughOutage({ url, customers, begin, end }: Outage): Promise<Sent> {
  const steady = sendSteadily(url, customers);
  const received = () => steady.letters.filter(({ receipts }) => receipts.length > 0).length;
  await until(() => received() >= 50);
  await begin();
  await until(() => steady.refusals + steady.faults.length >= refusalsToSee);
  await end();
  const [back, before] = [performance.now(), received()];
  await until(() => received() > before);
  const recovery = (performance.now() - back) / 1000;
  await until(() => received() >= before + 50);
  await steady.stop();
  for (const fault of steady.faults.slice(0, 5)) console.log(fault);
  return { ...steady, recovery };
}

/** Compares the database with the receipts. */
export const linesOf = (part: string, { faults, refusals, recovery }: Sent, counted: Counted): Line[] => [
  told(part, 'claims / told to come back (503, Retry-After), and sent again', `${counted.letters} / ${refusals}`),
  isZero(part, `answered in any other way, or cut off`, faults.length),
  must(
    part,
    'lost, doubled, half written, receipts that do not match',
    [counted.lost, counted.doubled, counted.strangers, counted.wrongReceipts].join(', '),
    '0, 0, 0, 0',
    isWhole(counted),
  ),
  must(part, 'the first receipt after it was over', `${recovery.toFixed(1)} s`, 'within 5 s', recovery <= 5),
];
