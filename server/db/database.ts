import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type RunScript = (script: string) => Promise<Record<string, unknown>[]>;

/** The common interface of PGlite and PostgreSQL. */
export type Database = {
  db: Db;
  /** Runs SQL scripts of any number of statements in one transaction. */
  scripts<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /** Runs SQL statements one by one, on one connection, each in a transaction of its own and for as long as it takes. */
  statements<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
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
