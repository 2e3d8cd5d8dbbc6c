import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { addAdministrator } from '../../../server/admins/repository.ts';
import { buildApp } from '../../../server/app.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openInMemory } from '../../../server/db/pglite.ts';
import { birrRates } from '../../../server/db/schema/offers.ts';
import { seedContent } from '../../../server/db/seed.ts';
import { administrators, deskPassword } from '../../browser/support/administrators.ts';
import { testConfig } from '../../server/support/test-config.ts';

/** With other roles than the administrators. */
export const viewer = 'viewer@tenawas.example';
export const officer = { email: 'officer@tenawas.example', limitCents: 50_000 };
/** An officer for the test that changes and removes one. */
export const trainee = { email: 'trainee@tenawas.example', limitCents: 50_000 };

/** Far above what other tests approve. */
const twoApprovalsAboveCents = 50_000_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** the origin of a running server, shared by all files of the project */
    origin: string;
    /** the dump of a migrated database */
    dump: string;
  }
}

/** One server for all files, which use customers of their own. */
export default async function setup(project: TestProject) {
  const database = await openInMemory();
  await migrate(database);
  await seedContent(database);
  const home = await mkdtemp(join(tmpdir(), 'tenawas-app-'));
  const dump = join(home, 'database.tar');
  await writeFile(dump, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()));
  project.provide('dump', dump);
  await database.db.insert(birrRates).values({ since: '2026-01-01', rate: 150.5 });
  const app = await buildApp({
    config: { ...testConfig, twoApprovalsAboveCents, payments: { provider: 'sandbox' } },
    database,
  });
  const passwordHash = await createPasswords(testConfig.argon2, 1).hash(deskPassword);
  const everything = { role: 'administrator', limitCents: null } as const;
  for (const email of administrators) await addAdministrator(database.db, email, passwordHash, everything);
  await addAdministrator(database.db, viewer, passwordHash, { role: 'viewer', limitCents: null });
  for (const { email, limitCents } of [officer, trainee])
    await addAdministrator(database.db, email, passwordHash, { role: 'officer', limitCents });
  await app.listen({ port: 0, host: '127.0.0.1' });
  project.provide('origin', `http://localhost:${(app.server.address() as AddressInfo).port}`);
  return async () => {
    await app.close();
    await database.close();
    await rm(home, { recursive: true });
  };
}
