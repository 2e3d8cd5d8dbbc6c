import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { openInMemory } from '../../../server/db/pglite.ts';
import { newId } from '../../../server/db/uuid.ts';
import { migratedTemplate } from './cluster.ts';

const postgres = inject('postgres');

const urlOf = (name: string) => `postgresql://tests@localhost/${name}?host=${postgres}`;

/** The URL of a new empty PostgreSQL database, or null on PGlite. */
export const freshUrl = () => newDatabase('template1');

/** The URL of a new PostgreSQL database that is migrated, or null on PGlite. */
export const migratedUrl = () => newDatabase(migratedTemplate);

async function newDatabase(template: string): Promise<string | null> {
  if (postgres === null) return null;
  const name = `t_${newId().replaceAll('-', '')}`;
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return urlOf(name);
}

/** A migrated database for one test file, on the engine of the test project. */
export async function freshDatabase(): Promise<Database> {
  const url = await migratedUrl();
  if (url !== null) return openDatabase({ databaseUrl: url, dataDir: 'memory', connections: 10 });
  const template = inject('template');
  if (template === null) throw new Error('The PGlite template is made by the project of the tests.');
  return openInMemory({ loadDataDir: new Blob([await readFile(template.dump)]) });
}
