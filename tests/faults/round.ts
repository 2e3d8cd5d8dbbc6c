import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../../server/db/open.ts';
import { workerReady } from '../browser/support/customer.ts';
import { type Counts, count, readClaims } from './count.ts';
import { drain } from './drain.ts';
import { Ledger, type PhoneEvent, readLedger, type ServerEvent } from './ledger.ts';
import type { Context } from './life.ts';
import { type Account, logIn, openForm, register } from './phone/account.ts';
import { Phone } from './phone/phone.ts';
import { readPhotos } from './photos.ts';
import { customersOfPhone, type Plan } from './plan.ts';
import { runLife } from './run-life.ts';
import { ServerUnderTest } from './server/under-test.ts';

export type RoundOptions = {
  /** The server bundle. */
  program: string;
  siteDir: string;
  database: { databaseUrl: string | null; dataDir: string };
  /** Where this round's files are written. */
  folder: string;
  ignoresTheKey?: boolean;
};

export type Outcome = Counts & { faults: Record<string, number>; drainTime: number; duration: number };

/** Executes the plan of one seed, from the first log-in to the count. */
export async function runRound(
  plan: Plan,
  { program, siteDir, database, folder, ...options }: RoundOptions,
): Promise<Outcome> {
  const start = Date.now();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [phoneLedger, serverLedger, planFile] = ['phones.jsonl', 'server.jsonl', 'plan.json'].map((file) =>
    resolve(folder, file),
  );
  if (!phoneLedger || !serverLedger || !planFile) throw new Error('No ledger paths.');
  await writeFile(planFile, JSON.stringify(plan));
  const ledger = new Ledger<PhoneEvent>(phoneLedger);
  const phones = plan.lives.map((_, number) => new Phone(number, resolve(folder, `phone-${number}`)));
  const server = new ServerUnderTest({
    program,
    settings: {
      ledger: serverLedger,
      plan: planFile,
      siteDir: resolve(siteDir),
      ignoresTheKey: options.ignoresTheKey ?? false,
    },
    environment: {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
    },
    onListening: (port) => {
      for (const phone of phones) phone.proxy.routeTo(port);
    },
  });
  try {
    await server.start();
    const accounts = await firstVisits(phones);
    const context: Context = { server, accounts, ledger };
    const savedLetters = phones.map(() => new Map<string, number>());
    const runLives = async (phone: Phone) => {
      for (const life of plan.lives[phone.number] ?? [])
        await runLife(phone, context, savedLetters[phone.number] ?? new Map(), life);
    };
    await Promise.race([Promise.all(phones.map(runLives)), server.failure]);

    server.endFaults();
    const drains = phones.map((phone) =>
      drain(phone, context, savedLetters[phone.number] ?? new Map(), customersOn(phone, accounts)),
    );
    const drainResults = await Promise.race([Promise.all(drains), server.failure]);
    await server.stop();

    const databaseAfter = await openDatabase({ ...database, connections: 1 });
    const claims = await readClaims(databaseAfter, accounts);
    const photos = await readPhotos(databaseAfter, accounts);
    await databaseAfter.close();
    const events = {
      phoneEvents: readLedger<PhoneEvent>(phoneLedger),
      serverEvents: readLedger<ServerEvent>(serverLedger),
    };
    return {
      ...count({ ...events, claims, photos, storedLetters: drainResults.flatMap(({ letters }) => letters), accounts }),
      faults: countFaults([...events.phoneEvents, ...events.serverEvents]),
      drainTime: Math.max(...drainResults.flatMap(({ durations }) => durations)),
      duration: Date.now() - start,
    };
  } finally {
    server.kill();
    ledger.close();
    await Promise.all(phones.map((phone) => phone.dispose()));
  }
}

const customersOn = ({ number }: Phone, accounts: Account[]) =>
  accounts.slice(number * customersOfPhone, (number + 1) * customersOfPhone).map(({ customer }) => customer);

/** Each customer opens the app once, so that pages and form options are stored. */
async function firstVisits(phones: Phone[]): Promise<Account[]> {
  const runId = randomBytes(6).toString('hex');
  const visits = phones.map(async (phone) => {
    await phone.proxy.restore();
    const accounts: Account[] = [];
    for (let index = 0; index < customersOfPhone; index++) {
      accounts.push(await register(phone.origin, phone.number * customersOfPhone + index, runId));
    }
    await phone.start(0);
    const page = await phone.open('/login');
    const [account] = accounts;
    if (account) {
      await logIn(phone, page, account);
      await openForm(phone, page, account);
    }
    await workerReady(page);
    await phone.quit();
    return accounts;
  });
  return (await Promise.all(visits)).flat();
}

function countFaults(lines: (PhoneEvent | ServerEvent)[]): Record<string, number> {
  const faults: Record<string, number> = {};
  for (const line of lines) if (line.what === 'fault') faults[line.kind] = (faults[line.kind] ?? 0) + 1;
  return faults;
}
