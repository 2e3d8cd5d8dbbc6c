import { createPasswords } from '../../../server/accounts/passwords.ts';
import { claimInserts } from '../../../server/claims/letter-inserts.ts';
import type { Database } from '../../../server/db/database.ts';
import { newId } from '../../../server/db/uuid.ts';
import { newReceiptNumber } from '../../../server/letters/number.ts';
import { addLetter } from '../../../server/letters/repository.ts';
import { offeredForClaim } from '../../../server/offers/repository.ts';
import type { Measured, Part } from '../part.ts';
import { median, table } from '../table.ts';
import { sendClaims } from './claims-client.ts';
import { measureEachEngine } from './engines.ts';
import { fillClaims } from './fill.ts';
import { config, createUser, startTestServer } from './test-server.ts';
import { columns, type Timing as Figures, measure, row } from './timing.ts';

const concurrency = 16;
const [claims, logIns, profiles] = [5_000, 200, 1_000];
const turns = 3;
const password = 'a zebra under the acacia';
const chosen = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash' };
const description = 'A check-up in Adama, with a blood test and an X-ray. '.repeat(4);

export const server: Part = {
  title: 'The server',
  explanation: `Over real connections on the same machine, ${concurrency} customers at once where it says so; claims are sent by a process of its own, all
else is asked by the server's. PGlite writes to a folder with fsync on, PostgreSQL is a temporary cluster with its own defaults
(fsync on), reached over a socket. "Straight on the database" is the statement that adds a claim, run without HTTP, session,
validation and limits; it and the call take turns, ${turns} of ${claims} claims each, and the line is of the median turn.

A profile reads the customer's newest hundred claims by an index, however many there are of others. A log-in is slow on purpose:
argon2id with 19 MiB and two passes.`,
  async measure() {
    const engines = await measureEachEngine(measureServer);
    return {
      text: engines.map(({ text }) => text).join('\n\n'),
      budgetValues: engines.flatMap(({ budgetValues }) => budgetValues),
    };
  },
};

async function measureServer(engine: string, database: Database): Promise<Measured> {
  const { port, ask, close } = await startTestServer(database, concurrency);
  const passwordHash = await createPasswords(config.argon2, 1).hash(password);
  const customers = await Promise.all(
    Array.from({ length: concurrency }, () => createUser(database, 'customer', passwordHash)),
  );
  const customer = (n: number) => customers[n % concurrency] as (typeof customers)[number];

  const direct: Figures[] = [];
  const overHttp: Figures[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    direct.push(await measure(claims, concurrency, (n) => insertDirectly(database, customer(n).id)));
    const tokens = customers.map(({ token }) => token);
    overHttp.push(await sendClaims({ port, tokens, claim: { ...chosen, description }, times: claims }));
  }
  const rows = [
    row(`the insert of a claim, straight on the database, ${concurrency} at once`, medianTiming(direct)),
    row(`\`POST /claims\`, ${concurrency} at once`, medianTiming(overHttp)),
    row(
      `\`POST /login\`, ${concurrency} at once`,
      await measure(logIns, concurrency, (n) => ask('POST', '/login', 200, { email: customer(n).email, password })),
    ),
  ];

  const medians: number[] = [];
  for (const claimCount of [1_000, 1_000_000]) {
    await fillClaims(database, claimCount);
    const profile = await measure(profiles, 1, () => ask('GET', '/profile', 200, undefined, customer(0).token));
    const formatted = claimCount.toLocaleString('en');
    rows.push(row(`\`GET /profile\` with ${formatted} claims in the database, one at a time`, profile));
    medians.push(profile.median);
  }
  const [few = Number.NaN, many = Number.NaN] = medians;
  await close();
  return {
    text: table([engine, ...columns], rows),
    budgetValues: [
      {
        line: 'claims a second / straight on the database',
        at: engine,
        value: medianTiming(overHttp).perSecond / medianTiming(direct).perSecond,
      },
      {
        line: 'a profile with a million claims in the database / with a thousand',
        at: engine,
        value: many / few,
      },
    ],
  };
}

const medianTiming = (all: readonly Figures[]): Figures => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  median: median(all.map((turn) => turn.median)),
  p99: median(all.map(({ p99 }) => p99)),
});

const noDetails = { paidBirrCents: null, treatedOn: null, payToProvider: null, payToAccount: null };

function insertDirectly({ db }: Database, userId: string) {
  const letter = {
    userId,
    key: newId(),
    kind: 'claim' as const,
    sha256: 'none',
    number: newReceiptNumber(),
    receivedAt: new Date(),
    answer: {},
  };
  const rest = {
    description,
    fullName: null,
    email: null,
    priority: false,
    corrects: undefined,
    person: null,
    ...noDetails,
  };
  const claim = { ...chosen, kind: 'claim' as const, ...rest };
  return addLetter(db, letter, { offered: offeredForClaim(chosen), writes: claimInserts(claim, [], 'customer') });
}
