import { type Counted, isWhole } from '../processes/count.ts';
import { isZero, type Line, must, told } from '../report.ts';
import type { Customer } from '../support/customers.ts';
import { until } from '../support/until.ts';
import { type Steady, sendSteadily } from './steady.ts';

type Outage = {
  url: string;
  customers: Customer[];
  /** makes it happen; it is there when the server has begun to refuse */
  begin(): unknown;
  end(): unknown;
};

export type Sent = Pick<Steady, 'letters' | 'faults' | 'refusals'> & {
  /** seconds to the first receipt after it was over */
  recovery: number;
};

const refusalsToSee = 20;

/** Claims come in before, while and after. */
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

/** What is in the database at the end is what was told. */
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
