import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../../server/db/open.ts';
import { workerReady } from '../browser/support/customer.ts';
import { type Counts, claimsOf, count } from './count.ts';
import { drain } from './drain.ts';
import { Ledger, linesIn, type PhoneEvent, type ServerEvent } from './ledger.ts';
import type { Context } from './life.ts';
import { type Account, logIn, openForm, register } from './phone/account.ts';
import { Phone } from './phone/phone.ts';
import { customersOfPhone, type Plan } from './plan.ts';
import { runLife } from './run-life.ts';
import { ServerUnderTest } from './server/under-test.ts';

export type Place = {
  /** The server bundle. */
  program: string;
  siteDir: string;
  database: { databaseUrl: string | null; dataDir: string };
  /** Where this round's files are written. */
  folder: string;
  ignoresTheKey?: boolean;
};

export type Outcome = Counts & { faults: Record<string, number>; drained: number; took: number };

/** Executes the plan of one seed, from the first log-in to the count. */
export async function round(plan: Plan, { program, siteDir, database, folder, ...place }: Place): Promise<Outcome> {
  const began = Date.now();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [onPhones, atDoor, planned] = ['phones.jsonl', 'door.jsonl', 'plan.json'].map((file) => resolve(folder, file));
  if (!onPhones || !atDoor || !planned) throw new Error('Nowhere to write.');
  await writeFile(planned, JSON.stringify(plan));
  const ledger = new Ledger<PhoneEvent>(onPhones);
  const phones = plan.lives.map((_, number) => new Phone(number, resolve(folder, `phone-${number}`)));
  const server = new ServerUnderTest({
    program,
    settings: { ledger: atDoor, plan: planned, siteDir: resolve(siteDir), ignoresTheKey: place.ignoresTheKey ?? false },
    environment: {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
    },
    listening: (port) => {
      for (const phone of phones) phone.proxy.routeTo(port);
    },
  });
  try {
    await server.start();
    const accounts = await firstVisits(phones);
    const context: Context = { server, accounts, ledger };
    const kept = phones.map(() => new Map<string, number>());
    const livesOf = async (phone: Phone) => {
      for (const life of plan.lives[phone.number] ?? [])
        await runLife(phone, context, kept[phone.number] ?? new Map(), life);
    };
    await Promise.race([Promise.all(phones.map(livesOf)), server.broken]);

    server.beCalm();
    const drains = phones.map((phone) =>
      drain(phone, context, kept[phone.number] ?? new Map(), customersOn(phone, accounts)),
    );
    const drained = await Promise.race([Promise.all(drains), server.broken]);
    await server.stop();

    const opened = await openDatabase({ ...database, connections: 1 });
    const claims = await claimsOf(opened, accounts);
    await opened.close();
    const seen = { phones: linesIn<PhoneEvent>(onPhones), door: linesIn<ServerEvent>(atDoor) };
    return {
      ...count({ ...seen, claims, onPhones: drained.flatMap(({ letters }) => letters), accounts }),
      faults: faultsIn([...seen.phones, ...seen.door]),
      drained: Math.max(...drained.flatMap(({ took }) => took)),
      took: Date.now() - began,
    };
  } finally {
    server.kill();
    ledger.close();
    await Promise.all(phones.map((phone) => phone.throwAway()));
  }
}

const customersOn = ({ number }: Phone, accounts: Account[]) =>
  accounts.slice(number * customersOfPhone, (number + 1) * customersOfPhone).map(({ customer }) => customer);

/** Each customer opens the app once, so that pages and form options are stored. */
async function firstVisits(phones: Phone[]): Promise<Account[]> {
  const of = randomBytes(6).toString('hex');
  const visits = phones.map(async (phone) => {
    await phone.proxy.restore();
    const accounts: Account[] = [];
    for (let nth = 0; nth < customersOfPhone; nth++) {
      accounts.push(await register(phone.origin, phone.number * customersOfPhone + nth, of));
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

function faultsIn(lines: (PhoneEvent | ServerEvent)[]): Record<string, number> {
  const faults: Record<string, number> = {};
  for (const line of lines) if (line.what === 'fault') faults[line.kind] = (faults[line.kind] ?? 0) + 1;
  return faults;
}
