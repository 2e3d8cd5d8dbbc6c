import type { Database } from '../../../server/db/database.ts';
import { customersIn } from '../house/customers.ts';
import { until } from '../house/until.ts';
import { count, isWhole } from '../processes/count.ts';
import { isZero, type Line, must, told } from '../report.ts';
import { sendSteadily } from './steady.ts';

type Outage = {
  part: string;
  url: string;
  database: Database;
  /** makes it happen; it is there when the server has begun to refuse */
  begin(): Promise<unknown> | unknown;
  end(): Promise<unknown> | unknown;
};

const refusalsToSee = 20;

/** Claims come in before, while and after; what is in the database at the end is what was told. */
export async function throughOutage({ part, url, database, begin, end }: Outage): Promise<Line[]> {
  const steady = sendSteadily(url, await customersIn(database, 40));
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
  const counted = await count(database, steady.letters);
  for (const fault of steady.faults.slice(0, 5)) console.log(fault);
  return [
    told(
      part,
      'claims / told to come back (503, Retry-After), and sent again',
      `${counted.letters} / ${steady.refusals}`,
    ),
    isZero(part, `answered in any other way, or cut off`, steady.faults.length),
    must(
      part,
      'lost, doubled, half written, receipts that do not match',
      [counted.lost, counted.doubled, counted.strangers, counted.wrongReceipts].join(', '),
      '0, 0, 0, 0',
      isWhole(counted),
    ),
    must(part, 'the first receipt after it was over', `${recovery.toFixed(1)} s`, 'within 5 s', recovery <= 5),
  ];
}
