import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addFirstContent } from '../../../server/db/first-content.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openInFolder } from '../../../server/db/pglite.ts';

export type Template = { folder: string; dump: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** a PGlite database that is migrated already, for the tests to start from: as its folder, and dumped into one file */
    template: Template | null;
  }
}

export default async function setup(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'tenawas-template-'));
  const template = { folder: join(home, 'database'), dump: join(home, 'database.tar') };
  const database = await openInFolder(template.folder);
  await migrate(database);
  await addFirstContent(database);
  await writeFile(template.dump, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('template', template);
  return () => rm(home, { recursive: true, force: true });
}
