import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createPasswords } from '../../../server/accounts/passwords.ts';
import { addUser } from '../../../server/accounts/repository.ts';
import { buildApp } from '../../../server/app.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openInMemory } from '../../../server/db/pglite.ts';
import { seedContent } from '../../../server/db/seed.ts';
import { testConfig } from '../../server/support/test-config.ts';

export const deskPassword = 'coffee at the long table';
export const administrators = ['almaz@tenawas.example', 'bekele@tenawas.example'] as const;

declare module 'vitest' {
  export interface ProvidedContext {
    /** the origin of a running server, shared by all files of the project */
    origin: string;
  }
}

/** One server for all files, which use customers of their own. */
export default async function setup(project: TestProject) {
  const database = await openInMemory();
  await migrate(database);
  await seedContent(database);
  const app = await buildApp({ config: testConfig, database });
  const passwordHash = await createPasswords(testConfig.argon2, 1).hash(deskPassword);
  for (const email of administrators)
    await addUser(database.db, {
      role: 'admin',
      username: email.split('@')[0] ?? '',
      email,
      phone: '+251911234567',
      passwordHash,
    });
  await app.listen({ port: 0, host: '127.0.0.1' });
  project.provide('origin', `http://localhost:${(app.server.address() as AddressInfo).port}`);
  return async () => {
    await app.close();
    await database.close();
  };
}
