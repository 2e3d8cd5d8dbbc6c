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
import { goesWithUs } from '../child.ts';
import { Link } from '../network/link.ts';
import { type Memory, Phone } from './phone.ts';

const password = 'a zebra under the acacia';

/** The measured customers, by number of claims. */
export const claimsMade = [3, 50, 5_000] as const;
export type ClaimsMade = (typeof claimsMade)[number];
const emailOf = (claims: ClaimsMade) => `${claims}@bench.example`;
const name = 'Abebech Gobena';

export type OurHouse = Awaited<ReturnType<typeof ourHouse>>;

/** The built server with these customers in its database. */
export async function ourHouse() {
  const home = await mkdtemp(join(tmpdir(), 'tenawas-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: home, connections: 1 });
  const passwordHash = await createPasswords(defaults.argon2, 1).hash(password);
  for (const claims of claimsMade) await addCustomer(database.db, claims, passwordHash);
  await database.close();
  const server = await startServer({ DATA_DIR: home, LOG_LEVEL: 'silent' });
  goesWithUs(server.process);
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const link = await new Link(server.port).open();
  return {
    link,
    async close() {
      link.close();
      await stopServer(server.process);
    },
  };
}

async function addCustomer(db: Db, claims: ClaimsMade, passwordHash: string): Promise<void> {
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
export async function memoryOf(link: Link, claims: ClaimsMade): Promise<Memory> {
  const phone = await Phone.new();
  try {
    const page = await phone.context.newPage();
    await page.goto(`${link.origin}/login`);
    await fillLogIn(page, { email: emailOf(claims), password });
    await pressLogIn(page);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
    return withoutAnswers(await phone.context.storageState({ indexedDB: true }));
  } finally {
    await phone.close();
  }
}

type Database = { stores: { name: string; records: unknown[] }[] };

function withoutAnswers(memory: Memory): Memory {
  for (const origin of memory.origins) {
    // Playwright's types lack the `indexedDB` property.
    const { indexedDB = [] } = origin as { indexedDB?: Database[] };
    for (const store of indexedDB.flatMap(({ stores }) => stores)) if (store.name !== 'session') store.records = [];
  }
  return memory;
}
