import { defaults } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { startCluster } from '../../server/support/cluster.ts';
import { isZero, type Line, must, told } from '../report.ts';
import { newDatabase } from '../support/new-database.ts';
import { pause } from '../support/until.ts';
import type { Counted } from './count.ts';
import { startFleet } from './fleet.ts';
import { allowanceIsShared, guessesCount, sessionsHold } from './held-by-both.ts';
import { sendThroughKills } from './kills.ts';
import type { Met } from './letters.ts';
import { upgradeInService, withOneMoreMigration } from './upgrade.ts';

const lettersAtEach = 1_000;
const betweenKills = 10_000;
const lanes = 8;
/** The senders' delay before each letter in milliseconds, so that sending spans several kills. */
const rest = 200;

const counts = (part: string, { letters, lost, doubled, strangers, wrongReceipts }: Counted, met: Met): Line[] => [
  told(part, 'letters', letters),
  told(part, 'sent one copy after the other / at the same moment at both', `${met.repeated} / ${met.together}`),
  told(part, 'requests cut off / told to come back, and sent again', `${met.cutOff} / ${met.refused}`),
  isZero(part, 'lost', lost),
  isZero(part, 'doubled', doubled),
  isZero(part, 'kept that nobody sent', strangers),
  isZero(part, 'receipts that do not match', wrongReceipts),
];

export async function processLines(main: string, seed: number, previousMain?: string): Promise<Line[]> {
  const cluster = await startCluster({ durable: true });
  try {
    return [
      ...(await killLines(main, seed, await newDatabase(cluster.socket))),
      ...(await heldLines(main, await newDatabase(cluster.socket))),
      ...(await upgradeLines(main, seed, await newDatabase(cluster.socket), previousMain)),
    ];
  } finally {
    await cluster.stop();
  }
}

async function killLines(main: string, seed: number, databaseUrl: string): Promise<Line[]> {
  const part = 'two servers, one killed every ten seconds';
  const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: 4 });
  const outcome = await sendThroughKills({
    main,
    databaseUrl,
    database,
    letters: lettersAtEach * 2,
    lanes,
    seed,
    nextKill: () => pause(betweenKills),
    pace: () => pause(rest),
  });
  await database.close();
  return [
    must(part, 'servers killed with -9', outcome.kills, '3 or more', outcome.kills >= 3),
    ...counts(part, outcome, outcome),
  ];
}

async function heldLines(main: string, databaseUrl: string): Promise<Line[]> {
  const part = 'what holds across both';
  const fleet = await startFleet(main, databaseUrl);
  const [one = '', other = ''] = fleet.servers();
  const { before, after, newToken } = await sessionsHold(one, other);
  const { guesses, right } = await guessesCount(one, other);
  const shared = await allowanceIsShared(one, other);
  await fleet.stop();
  const same = (what: string, found: unknown, wanted: unknown) =>
    must(part, what, JSON.stringify(found), JSON.stringify(wanted), JSON.stringify(found) === JSON.stringify(wanted));
  return [
    same('a log-in of one, at both', before, [200, 200]),
    same('after a change of the password at one, the old log-in at both', after, [401, 401]),
    same('the new log-in at the other', newToken, 200),
    same('wrong passwords at one and the other in turn', guesses, Array(defaults.limits.logIn.free + 1).fill(401)),
    same(
      'then the right one at each, and whether it is told when to come back',
      right,
      Array.from({ length: 2 }, () => [429, true]),
    ),
    must(
      part,
      `of ${shared.asked} requests of one customer at both, granted`,
      shared.granted,
      `${shared.most} at most`,
      shared.granted <= shared.most && shared.granted + shared.refused === shared.asked,
    ),
  ];
}

async function upgradeLines(main: string, seed: number, databaseUrl: string, previousMain?: string): Promise<Line[]> {
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
      lanes,
      seed,
      pace: () => pause(rest / 4),
    });
    return [
      must(part, 'migrations run', outcome.migrated.join(', '), '1 or more, at one moment', outcome.atOnce),
      must(
        part,
        'how the old servers ended',
        outcome.endedWith.join(', '),
        '0, 0',
        outcome.endedWith.every((code) => code === 0),
      ),
      ...counts(part, outcome, outcome),
    ];
  } finally {
    await next?.remove();
  }
}
