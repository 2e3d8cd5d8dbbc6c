import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories query: a connection, or a transaction under way. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The one face of PGlite and PostgreSQL. */
export type Database = {
  db: Db;
  /** One transaction of plain SQL scripts, each of which may hold many statements. */
  scripts<T>(work: (run: (script: string) => Promise<Record<string, unknown>[]>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
