import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/db/migrate.ts';
import { openInFolder } from '../../../server/db/pglite.ts';
import { seedContent } from '../../../server/db/seed.ts';

export type Template = { folder: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** a migrated PGlite database, as a directory and as a dump */
    template: Template | null;
  }
}

export default async function setup(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'tenawas-template-'));
  const template = { folder: join(home, 'database'), dump: join(home, 'database.tar') };
  const database = await openInFolder(template.folder);
  await migrate(database);
  await seedContent(database);
  await writeFile(template.dump, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('template', template);
  return () => rm(home, { recursive: true, force: true });
}
