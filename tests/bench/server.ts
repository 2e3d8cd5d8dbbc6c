import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordsWith } from '../../server/accounts/passwords.ts';
import { writesClaim } from '../../server/claims/repository.ts';
import { defaults } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newId } from '../../server/db/uuid.ts';
import { newNumber } from '../../server/letters/number.ts';
import { addLetter } from '../../server/letters/repository.ts';
import { offeredForClaim } from '../../server/offers/repository.ts';
import { postgresPrograms, startCluster } from '../server/house/cluster.ts';
import { fillTo } from './fill.ts';
import { measured, row } from './measured.ts';
import { benchQueue } from './queue.ts';
import { config, loggedIn, served } from './served.ts';

const lanes = 16;
const [claims, logIns, profiles] = [2_000, 200, 1_000];
const password = 'a zebra under the acacia';
const chosen = { hospital: 'City Hospital', service: 'Routine Checkups', paymentMethod: 'Cash' };
const description = 'A check-up in Adama, with a blood test and an X-ray. '.repeat(4);

async function bench(engine: string, database: Database) {
  const { ask, close } = await served(database, lanes);
  const passwordHash = await passwordsWith(config.argon2, 1).hash(password);
  const customers = await Promise.all(
    Array.from({ length: lanes }, () => loggedIn(database, 'customer', passwordHash)),
  );
  const customer = (n: number) => customers[n % lanes] as (typeof customers)[number];

  print(`\n### ${engine}\n\n| | per second | median ms | p99 ms |\n|---|---:|---:|---:|`);
  const straight = await measured(claims, lanes, (n) => addStraight(database, customer(n).id));
  print(row(`the insert of a claim, straight on the database, ${lanes} at once`, straight));
  const called = await measured(claims, lanes, (n) =>
    ask('POST', '/claims', 201, { ...chosen, description }, customer(n).token),
  );
  print(row(`POST /claims, ${lanes} at once`, called));
  print(
    row(
      `POST /login, ${lanes} at once`,
      await measured(logIns, lanes, (n) => ask('POST', '/login', 200, { email: customer(n).email, password })),
    ),
  );

  const medians: number[] = [];
  for (const filled of [1_000, 1_000_000]) {
    await fillTo(database, filled);
    const profile = await measured(profiles, 1, () => ask('GET', '/profile', 200, undefined, customer(0).token));
    print(row(`GET /profile with ${filled.toLocaleString('en')} claims in the database, one at a time`, profile));
    medians.push(profile.median);
  }
  const [few = 1, many = 1] = medians;
  print(`\nThe median with a million claims is ${(many / few).toFixed(2)} times that with a thousand.`);
  await close();
}

function addStraight({ db }: Database, userId: string) {
  const letter = {
    userId,
    key: newId(),
    kind: 'claim' as const,
    sha256: 'none',
    number: newNumber(),
    receivedAt: new Date(),
    answer: {},
  };
  const rest = { description, fullName: null, email: null, priority: false, corrects: undefined };
  const claim = { ...chosen, kind: 'claim' as const, ...rest };
  return addLetter(db, letter, { offered: offeredForClaim(chosen), writes: writesClaim(claim, 'customer') });
}

const print = (line: string) => console.log(line);

print(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const benches = process.argv[2] === 'queue' ? [benchQueue] : [bench, benchQueue];
for (const measure of benches) {
  const home = await mkdtemp(join(tmpdir(), 'tenawas-bench-'));
  try {
    const embedded = await openDatabase({ databaseUrl: null, dataDir: home, connections: 1 });
    await measure('PGlite, in DATA_DIR', embedded);
    await embedded.close();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  if (!postgresPrograms()) continue;
  const cluster = await startCluster({ durable: true });
  try {
    const databaseUrl = `postgresql://tests@localhost/postgres?host=${cluster.socket}`;
    const database = await openDatabase({ databaseUrl, dataDir: 'memory', connections: defaults.connections });
    await measure('PostgreSQL, over a socket', database);
    await database.close();
  } finally {
    await cluster.stop();
  }
}
