import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The common interface of PGlite and PostgreSQL. */
export type Database = {
  db: Db;
  /** Runs SQL scripts of any number of statements in one transaction. */
  scripts<T>(work: (run: (script: string) => Promise<Record<string, unknown>[]>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
