import pg from 'pg';
import { openDatabase } from '../../../server/db/open.ts';
import { startChapa } from '../../server/support/chapa.ts';
import { startCluster } from '../../server/support/cluster.ts';
import { sendSteadily } from '../outages/steady-load.ts';
import { countPayments } from '../payments/count.ts';
import { beginPayment, createOrders, sendWebhook } from '../payments/pay.ts';
import { count, isCorrect } from '../processes/count.ts';
import { startFleet } from '../processes/fleet.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import { bookRows } from '../support/books.ts';
import { type Customer, createCustomers } from '../support/customers.ts';
import { createDatabase, databaseUrl } from '../support/new-database.ts';
import { pause, waitUntil } from '../support/wait.ts';
import { countLost, type SentPhoto, sendPhoto } from './photos.ts';

/** The pauses of those who send, in milliseconds, so that sending spans the failover. */
const pauseBetweenPayments = 150;
const pauseBetweenPhotos = 50;
const secondsBefore = 10;
const secondsAfter = 10;
/** So long the operator takes to promote, in milliseconds. */
const hesitation = 2_000;
const part = 'the primary is killed with -9, its synchronous standby promoted';

/** Two servers whose DATABASE_URL names a primary and its synchronous standby, under claims, photographs and payments. */
export async function testFailover(main: string): Promise<ResultRow[]> {
  const primary = await startCluster({ durable: true });
  const chapa = await startChapa();
  const name = new URL(await createDatabase(primary.socket)).pathname.slice(1);
  const standby = await startCluster({ durable: true, standbyOf: primary.socket });
  try {
    await runAt(primary.socket, "ALTER SYSTEM SET synchronous_standby_names = 'standby'", 'SELECT pg_reload_conf()');
    const hosts = [primary, standby].map(({ socket }) => encodeURIComponent(socket)).join(',');
    const url = `postgresql://tests@${hosts}/${name}?target_session_attrs=read-write`;
    const open = () => openDatabase({ databaseUrl: url, dataDir: 'memory', connections: 4 });
    const before = await open();
    const fleet = await startFleet(main, url, {
      PAYMENT_PROVIDER: 'chapa',
      CHAPA_SECRET_KEY: chapa.settings.secretKey,
      CHAPA_WEBHOOK_SECRET: chapa.settings.webhookSecret,
      CHAPA_URL: chapa.settings.url ?? '',
    });
    const at = fleet.balancer.url;
    const [senders, photographers, payers] = [
      await createCustomers(before, 80),
      await createCustomers(before, 80),
      await createCustomers(before, 40),
    ];
    const orders = await createOrders(before, payers);
    const claims = sendSteadily(at, senders);
    const received = () => claims.letters.filter(({ receipts }) => receipts.length > 0).length;
    const photos: SentPhoto[] = [];
    let over = false;

    const photographing = (async () => {
      for (let turn = 0; !over; turn++) {
        photos.push(await sendPhoto(at, photographers[turn % photographers.length] as Customer));
        await pause(pauseBetweenPhotos);
      }
    })();
    const paying = (async () => {
      for (const order of orders) {
        const id = await beginPayment(at, order);
        chapa.pay(id);
        await sendWebhook(at, chapa.webhook(id));
        await pause(pauseBetweenPayments);
      }
    })();

    await pause(secondsBefore * 1_000);
    const acknowledged = `${received()} / ${photos.length}`;
    await primary.end('SIGKILL');
    await pause(hesitation);
    await runAt(standby.socket, 'SELECT pg_promote()');
    const promotedAt = performance.now();
    const known = received();
    await waitUntil(() => received() > known);
    const accepted = Math.round((performance.now() - promotedAt) / 100) / 10;
    await pause(secondsAfter * 1_000);
    over = true;
    await Promise.all([claims.stop(), photographing, paying]);
    await before.close();
    const database = await open();
    // Of webhooks that were not answered the provider is asked.
    await waitUntil(async () => (await countPayments(database)).open === 0, 5 * 60_000);

    const counts = await count(database, [...claims.letters, ...photos.map(({ letter }) => letter)]);
    const paid = await countPayments(database);
    const lostPhotos = await countLost(database, photos);
    for (const fault of claims.faults.slice(0, 5)) console.log(fault);
    const exitCodes = await fleet.stop();
    const books = await bookRows(part, database);
    await database.close();
    return [
      info(part, 'claims / photographs acknowledged, before it', acknowledged),
      info(part, 'claims / photographs acknowledged, in all', `${counts.letters} / ${photos.length}`),
      info(part, 'claims told to come back (503, Retry-After), and sent again', claims.refusals),
      mustBeZero(part, 'claims answered in any other way, or cut off', claims.faults.length),
      check(
        part,
        'claims lost, doubled, half written, receipts that do not match',
        [counts.lost, counts.doubled, counts.unexpected, counts.wrongReceipts].join(', '),
        '0, 0, 0, 0',
        isCorrect(counts),
      ),
      mustBeZero(part, 'photographs lost', lostPhotos),
      check(part, 'payments confirmed', paid.confirmed, String(orders.length), paid.confirmed === orders.length),
      mustBeZero(
        part,
        'cents by which the ledger and what Chapa has received differ',
        paid.ledger - chapa.receivedCents(),
      ),
      ...books,
      check(part, 'accepted again after the promotion', `${accepted} s`, 'within 10 s', accepted <= 10),
      check(
        part,
        'how the servers ended, which were not restarted',
        exitCodes.join(),
        '0,0',
        exitCodes.join() === '0,0',
      ),
    ];
  } finally {
    chapa.close();
    await standby.stop();
    await primary.stop();
  }
}

async function runAt(socket: string, ...statements: string[]) {
  const client = new pg.Client(databaseUrl(socket, 'postgres'));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
