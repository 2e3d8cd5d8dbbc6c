import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { databaseName } from '../contract/worker-messages.ts';

/** Records are read as unknown: another release may have written them. */
export interface Stores extends DBSchema {
  session: { key: string; value: unknown };
  drafts: { key: [owner: string, form: string]; value: unknown };
  outbox: { key: string; value: unknown; indexes: OutboxIndexes };
  answers: { key: [name: string, owner: string]; value: unknown };
}
type OutboxIndexes = { owner: string; line: [owner: string, state: string, sequence: number]; sequence: number };
export type Database = IDBPDatabase<Stores>;
type Upgrade = IDBPTransaction<Stores, StoreNames<Stores>[], 'versionchange'>;

/** Step n makes version n+1. Steps only add, so that older code can work with a newer database. Never change one. */
const steps: ((database: Database, upgrade: Upgrade) => void)[] = [
  (database) => {
    database.createObjectStore('session');
    database.createObjectStore('drafts', { keyPath: ['owner', 'form'] });
    const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
    outbox.createIndex('owner', 'owner');
    outbox.createIndex('line', ['owner', 'state', 'sequence']);
    outbox.createIndex('sequence', 'sequence');
    database.createObjectStore('answers', { keyPath: ['name', 'owner'] });
  },
];

/** `superseded`: a newer version has opened the database, please reload. `blocked`: an older tab does not let go of it. */
export type DatabaseNews = 'superseded' | 'blocked';
const listeners = new Set<(news: DatabaseNews) => void>();

export function onDatabaseNews(listener: (news: DatabaseNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(news: DatabaseNews) {
  for (const listener of listeners) listener(news);
}

let current: Promise<Database> | undefined;

export function openDatabase(): Promise<Database> {
  if (!current) {
    const opening = open(steps.length).catch((error: unknown) => {
      // Steps only add, so a database of a later release serves as it is.
      if (nameOf(error) === 'VersionError') return open(undefined);
      throw error;
    });
    current = opening;
    opening.catch(() => forget(opening));
  }
  return current;
}

async function open(version: number | undefined): Promise<Database> {
  return openDB<Stores>(databaseName, version, {
    upgrade(database, from, _to, upgrade) {
      for (const step of steps.slice(from)) step(database, upgrade);
    },
    blocked: () => tell('blocked'),
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      current = undefined;
      tell('superseded');
    },
    terminated() {
      current = undefined;
    },
  });
}

function forget(connection: Promise<Database>) {
  if (current === connection) current = undefined;
}

const closed = new Set(['InvalidStateError', 'UnknownError']);
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** A closed connection is opened again and `work` tried once more: it must do all it does in one transaction. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const connection = openDatabase();
  try {
    return await work(await connection);
  } catch (error) {
    if (!closed.has(nameOf(error))) throw error;
    forget(connection);
    return await work(await openDatabase());
  }
}

/** Waits for the writes and their transaction; what went wrong is told as the transaction has it, not its single writes. */
export async function together(transaction: Finishing, writes: unknown[]): Promise<void> {
  await Promise.all([...writes, transaction.done]).catch((error: unknown) => {
    throw transaction.error ?? error;
  });
}
type Finishing = { done: Promise<void>; error: DOMException | null };

/** The phone has no room for what was to be written. */
export const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError';
