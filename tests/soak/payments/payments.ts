import { openDatabase } from '../../../server/db/open.ts';
import { createRandom } from '../../../server/demo/random.ts';
import { instalmentCount } from '../../../src/contract/instalments.ts';
import { startChapa } from '../../server/support/chapa.ts';
import { startCluster } from '../../server/support/cluster.ts';
import { startFleet } from '../processes/fleet.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import { bookRows } from '../support/books.ts';
import { createCustomers } from '../support/customers.ts';
import { createDatabase } from '../support/new-database.ts';
import { pause, waitUntil } from '../support/wait.ts';
import { countPayments, instalmentsPaid } from './count.ts';
import { beginPayment, createOrders, type Order, sendWebhook } from './pay.ts';

const customerCount = 250;
const concurrency = 8;
const byQuarterEvery = 40;

type Outcome = 'lost' | 'doubled' | 'late' | 'once';
const outcomes: readonly Outcome[] = ['lost', 'doubled', 'late', 'once'];

/** A thousand orders paid at two servers, some of them by quarter, of which one is killed twice, while webhooks are lost, doubled and reordered. */
export async function testPayments(main: string, seed: number): Promise<ResultRow[]> {
  const cluster = await startCluster({ durable: true });
  const chapa = await startChapa();
  try {
    const databaseUrl = await createDatabase(cluster.socket);
    const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
    const fleet = await startFleet(main, databaseUrl, {
      PAYMENT_PROVIDER: 'chapa',
      CHAPA_SECRET_KEY: chapa.settings.secretKey,
      CHAPA_WEBHOOK_SECRET: chapa.settings.webhookSecret,
      CHAPA_URL: chapa.settings.url ?? '',
    });
    const customers = await createCustomers(database, customerCount);
    const orders = await createOrders(database, customers, (index) => index % byQuarterEvery === 0);
    const chance = createRandom(seed);
    const heard: Record<Outcome, number> = { lost: 0, doubled: 0, late: 0, once: 0 };
    const webhooks: Promise<unknown>[] = [];
    let begun = 0;
    let kills = 0;

    async function payOne(order: Order) {
      const id = await beginPayment(fleet.balancer.url, order);
      chapa.pay(id);
      const outcome = chance.oneOf(outcomes);
      heard[outcome]++;
      const send = () => sendWebhook(fleet.balancer.url, chapa.webhook(id));
      if (outcome === 'once') webhooks.push(send());
      if (outcome === 'doubled') webhooks.push(send(), send());
      if (outcome === 'late') webhooks.push(pause(chance.whole(100, 3_000)).then(send));
      begun++;
      if (begun === 333 || begun === 666) await fleet.replace(kills++ % 2, 'SIGKILL');
    }
    /** The next instalment is begun once the server has heard of the one before. */
    async function payByQuarter(order: Order) {
      for (let paid = 1; paid <= instalmentCount; paid++) {
        await payOne(order);
        await waitUntil(async () => {
          await pause(200);
          return (await instalmentsPaid(database, order.id)) === paid;
        }, 10 * 60_000);
      }
    }
    const byQuarter = orders.filter(({ isByQuarter }) => isByQuarter);
    const waiting = orders.filter(({ isByQuarter }) => !isByQuarter);
    const payments = waiting.length + instalmentCount * byQuarter.length;
    await Promise.all([
      ...byQuarter.map(payByQuarter),
      ...Array.from({ length: concurrency }, async () => {
        for (let order = waiting.shift(); order; order = waiting.shift()) await payOne(order);
      }),
    ]);
    await Promise.all(webhooks);
    // What no webhook told is found by asking.
    await waitUntil(async () => (await countPayments(database)).open === 0, 10 * 60_000);
    const counts = await countPayments(database);
    const books = await bookRows('payments', database);
    await fleet.stop();
    await database.close();
    return [
      info('payments', 'begun, of which instalments', `${begun} / ${instalmentCount * byQuarter.length}`),
      info('payments', 'webhooks lost / doubled / late / once', Object.values(heard).join(' / ')),
      check('payments', 'servers killed with -9', kills, '2', kills === 2),
      check(
        'payments',
        'orders confirmed by a payment',
        counts.confirmed,
        String(orders.length),
        counts.confirmed === orders.length,
      ),
      check('payments', 'receipts', counts.receipts, String(payments), counts.receipts === payments),
      mustBeZero('payments', 'gaps in the numbers of receipts', counts.gaps),
      mustBeZero(
        'payments',
        'cents by which the ledger and what Chapa has received differ',
        counts.ledger - chapa.receivedCents(),
      ),
      mustBeZero('payments', 'cents by which the ledger and what was due differ', counts.ledger - counts.due),
      ...books,
    ];
  } finally {
    chapa.close();
    await cluster.stop();
  }
}
