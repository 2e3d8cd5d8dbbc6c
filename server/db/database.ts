import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The common interface of PGlite and PostgreSQL. */
export type Database = {
  db: Db;
  /** Runs SQL scripts of any number of statements in one transaction. */
  scripts<T>(work: (run: (script: string) => Promise<Record<string, unknown>[]>) => Promise<T>): Promise<T>;
  /** on PostgreSQL only */
  state?: () => DatabaseState;
  close(): Promise<void>;
};

export type DatabaseState = {
  /** that takes writes */
  host: string;
  /** how long the oldest statement or transaction has been under way, in milliseconds */
  oldest: number;
  /** how many writes were refused, because as many as may were waiting */
  refused: number;
};
