import { defaults } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { startCluster } from '../../server/support/cluster.ts';
import { openDeliveries } from '../../server/support/deliveries.ts';
import { startMailServer } from '../../server/support/mail-server.ts';
import { check, info, mustBeZero, type ResultRow } from '../report.ts';
import { bookRows } from '../support/books.ts';
import { createDatabase } from '../support/new-database.ts';
import { pause, waitUntil } from '../support/wait.ts';
import type { Counts } from './count.ts';
import { startFleet } from './fleet.ts';
import { sendThroughKills } from './kills.ts';
import type { SendStats } from './letters.ts';
import { countTold } from './notices.ts';
import { tryRateLimit, trySessions, tryWrongPasswords } from './shared-state.ts';
import { upgradeInService, withOneMoreMigration } from './upgrade.ts';

const lettersPerServer = 1_000;
const killInterval = 10_000;
const concurrency = 8;
/** The senders' delay before each letter in milliseconds, so that sending spans several kills. */
const pauseBetweenLetters = 200;

const countRows = (
  part: string,
  { letters, lost, doubled, unexpected, wrongReceipts }: Counts,
  stats: SendStats,
): ResultRow[] => [
  info(part, 'letters', letters),
  info(part, 'sent one copy after the other / at the same moment at both', `${stats.sequential} / ${stats.concurrent}`),
  info(part, 'requests cut off / told to come back, and sent again', `${stats.cutOff} / ${stats.refused}`),
  mustBeZero(part, 'lost', lost),
  mustBeZero(part, 'doubled', doubled),
  mustBeZero(part, 'kept that nobody sent', unexpected),
  mustBeZero(part, 'receipts that do not match', wrongReceipts),
];

export async function testProcesses(main: string, seed: number, previousMain?: string): Promise<ResultRow[]> {
  const cluster = await startCluster({ durable: true });
  try {
    return [
      ...(await testKills(main, seed, await createDatabase(cluster.socket))),
      ...(await testSharedState(main, await createDatabase(cluster.socket))),
      ...(await testUpgrade(main, seed, await createDatabase(cluster.socket), previousMain)),
    ];
  } finally {
    await cluster.stop();
  }
}

async function testKills(main: string, seed: number, databaseUrl: string): Promise<ResultRow[]> {
  const part = 'two servers, one killed every ten seconds';
  const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
  const mail = await startMailServer();
  const outcome = await sendThroughKills({
    main,
    databaseUrl,
    database,
    letters: lettersPerServer * 2,
    concurrency,
    seed,
    nextKill: () => pause(killInterval),
    pace: () => pause(pauseBetweenLetters),
    settings: { SMTP_URL: mail.url, MAIL_FROM: 'tenawas@soak.example' },
    // What a killed server was sending is sent again a minute later.
    beforeStop: () => waitUntil(async () => (await openDeliveries(database.db)).length === 0, 5 * 60_000),
  });
  const told = await countTold(database, mail.received);
  const books = await bookRows(part, database);
  await database.close();
  await mail.close();
  return [
    check(part, 'servers killed with -9', outcome.kills, '3 or more', outcome.kills >= 3),
    ...countRows(part, outcome, outcome),
    info(part, 'claims told by e-mail / e-mails', `${told.claims} / ${told.sent}`),
    mustBeZero(part, 'claims not told', told.lost),
    info(part, 'claims told twice', told.doubled),
    ...books,
  ];
}

async function booksOf(part: string, databaseUrl: string): Promise<ResultRow[]> {
  const database = await openPostgres(databaseUrl, 1);
  const rows = await bookRows(part, database);
  await database.close();
  return rows;
}

async function testSharedState(main: string, databaseUrl: string): Promise<ResultRow[]> {
  const part = 'what holds across both';
  const fleet = await startFleet(main, databaseUrl);
  const [one = '', other = ''] = fleet.servers();
  const { before, after, newToken } = await trySessions(one, other);
  const { guesses, correctAttempts } = await tryWrongPasswords(one, other);
  const shared = await tryRateLimit(one, other);
  await fleet.stop();
  const books = await booksOf(part, databaseUrl);
  const equal = (what: string, found: unknown, expected: unknown) =>
    check(
      part,
      what,
      JSON.stringify(found),
      JSON.stringify(expected),
      JSON.stringify(found) === JSON.stringify(expected),
    );
  return [
    equal('a log-in of one, at both', before, [200, 200]),
    equal('after a change of the password at one, the old log-in at both', after, [401, 401]),
    equal('the new log-in at the other', newToken, 200),
    equal('wrong passwords at one and the other in turn', guesses, Array(defaults.limits.logIn.free + 1).fill(401)),
    equal(
      'then the right one at each, and whether it is told when to come back',
      correctAttempts,
      Array.from({ length: 2 }, () => [429, true]),
    ),
    check(
      part,
      `of ${shared.requests} requests of one customer at both, granted`,
      shared.granted,
      `${shared.maximum} at most`,
      shared.granted <= shared.maximum && shared.granted + shared.refused === shared.requests,
    ),
    ...books,
  ];
}

async function testUpgrade(
  main: string,
  seed: number,
  databaseUrl: string,
  previousMain?: string,
): Promise<ResultRow[]> {
  const part = previousMain
    ? 'upgrade in service from an older build'
    : 'upgrade in service from this version to one with one more migration';
  const next = previousMain ? undefined : await withOneMoreMigration(main);
  try {
    const outcome = await upgradeInService({
      previous: previousMain ?? main,
      main: next?.main ?? main,
      databaseUrl,
      open: () => openPostgres(databaseUrl, 4),
      letters: 500,
      concurrency,
      seed,
      pace: () => pause(pauseBetweenLetters / 4),
    });
    return [
      check(part, 'migrations run', outcome.migrated.join(', '), '1 or more, at one moment', outcome.inOneTransaction),
      check(
        part,
        'how the old servers ended',
        outcome.exitCodes.join(', '),
        '0, 0',
        outcome.exitCodes.every((code) => code === 0),
      ),
      ...countRows(part, outcome, outcome),
      ...(await booksOf(part, databaseUrl)),
    ];
  } finally {
    await next?.remove();
  }
}
