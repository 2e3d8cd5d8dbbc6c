import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { durableOptions } from './durable-files.ts';
import { observed } from './observed.ts';

export type Embedded = Database & { pglite: PGlite };

export const openInMemory = (options: PGliteOptions = {}) => open({ ...options, dataDir: 'memory://' });

export const openInFolder = (folder: string, options: PGliteOptions = {}) =>
  open({ ...options, ...durableOptions(folder) });

const fewBuffers = ['-c', 'shared_buffers=8MB'];

/** With few of PostgreSQL's buffers in memory: for commands, which read each page once. */
export function openLean(folder: string) {
  const options = durableOptions(folder);
  return open({ ...options, startParams: [...(options.startParams ?? []), ...fewBuffers] });
}

/** A copy that is deleted afterwards, and needs no fsync. */
export const openCopy = (folder: string) =>
  open({ dataDir: folder, startParams: [...PGlite.defaultStartParams, ...fewBuffers] });

async function open(options: PGliteOptions): Promise<Embedded> {
  const pglite = await PGlite.create(options);
  return {
    pglite,
    // The database runs in this thread: without a turn of the event loop, a series of queries would leave all requests waiting.
    db: drizzle(observed(pglite, setImmediate)),
    scripts: (work) =>
      pglite.transaction((transaction) => work(async (script) => (await transaction.exec(script)).at(-1)?.rows ?? [])),
    statements: (work) => work(async (statement) => (await pglite.exec(statement)).at(-1)?.rows ?? []),
    close: () => pglite.close(),
  };
}
