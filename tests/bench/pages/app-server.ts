import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { addUser } from '../../../server/accounts/repository.ts';
import { defaults } from '../../../server/config.ts';
import type { Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { fillLogIn, pressLogIn } from '../../browser/account/accounts.ts';
import { startServer, stopServer } from '../../browser/support/server-process.ts';
import { addRecords } from '../../server/support/records.ts';
import { killOnExit } from '../child.ts';
import { ThrottlingProxy } from '../network/throttling-proxy.ts';
import { Phone, type StorageState } from './phone.ts';

const password = 'a zebra under the acacia';

/** The measured customers, by number of claims. */
export const claimCounts = [3, 50, 5_000] as const;
export type ClaimCount = (typeof claimCounts)[number];
const emailOf = (claims: ClaimCount) => `${claims}@bench.example`;
const name = 'Abebech Gobena';

export type App = Awaited<ReturnType<typeof startApp>>;

/** The built server with these customers in its database. */
export async function startApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tenawas-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir, connections: 1 });
  const passwordHash = await createPasswords(defaults.argon2, 1).hash(password);
  for (const claims of claimCounts) await addCustomer(database.db, claims, passwordHash);
  await database.close();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  killOnExit(server.process);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const proxy = await new ThrottlingProxy(server.port).open();
  return {
    proxy,
    async close() {
      proxy.close();
      await stopServer(server.process);
    },
  };
}

async function addCustomer(db: Db, claims: ClaimCount, passwordHash: string): Promise<void> {
  const user = await addUser(db, {
    role: 'customer',
    username: name,
    email: emailOf(claims),
    phone: '1',
    passwordHash,
  });
  if (!user) throw new Error(`${emailOf(claims)} is taken.`);
  await addRecords(db, user.id, claims);
}

/** A customer's storage right after the log-in: the session, and no stored answers. */
export async function storageStateOf(proxy: ThrottlingProxy, claims: ClaimCount): Promise<StorageState> {
  const phone = await Phone.new();
  try {
    const page = await phone.context.newPage();
    await page.goto(`${proxy.origin}/login`);
    await fillLogIn(page, { email: emailOf(claims), password });
    await pressLogIn(page);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
    return withoutStoredResponses(await phone.context.storageState({ indexedDB: true }));
  } finally {
    await phone.close();
  }
}

type Database = { stores: { name: string; records: unknown[] }[] };

function withoutStoredResponses(storageState: StorageState): StorageState {
  for (const origin of storageState.origins) {
    // Playwright's types lack the `indexedDB` property.
    const { indexedDB = [] } = origin as { indexedDB?: Database[] };
    for (const store of indexedDB.flatMap(({ stores }) => stores)) if (store.name !== 'session') store.records = [];
  }
  return storageState;
}
