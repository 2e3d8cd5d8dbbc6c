import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { databaseName } from '../contract/worker-messages.ts';

/** Values are `unknown` because another release may have written them. */
export interface Stores extends DBSchema {
  session: { key: string; value: unknown };
  drafts: { key: [owner: string, form: string]; value: unknown };
  outbox: { key: string; value: unknown; indexes: OutboxIndexes };
  answers: { key: [name: string, owner: string]; value: unknown };
  photos: { key: string; value: unknown; indexes: PhotoIndexes };
  /** Apart from what is known of them, so that lists do not read them. */
  photoBytes: { key: string; value: unknown };
}
type OutboxIndexes = { owner: string; line: [owner: string, state: string, sequence: number]; sequence: number };
type PhotoIndexes = { owner: string; holder: [owner: string, holder: string] };
export type Database = IDBPDatabase<Stores>;
type Upgrade = IDBPTransaction<Stores, StoreNames<Stores>[], 'versionchange'>;

/**
 * Step n upgrades to version n+1. Never change a step; steps only add stores and indexes, so that older code can use
 * a newer database.
 */
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
  (database) => {
    const photos = database.createObjectStore('photos', { keyPath: 'id' });
    photos.createIndex('owner', 'owner');
    photos.createIndex('holder', ['owner', 'holder']);
    database.createObjectStore('photoBytes');
  },
];

/**
 * `superseded`: a newer version has opened the database and the page must be reloaded. `blocked`: an older tab keeps
 * it open.
 */
export type DatabaseEvent = 'superseded' | 'blocked';
const listeners = new Set<(event: DatabaseEvent) => void>();

export function onDatabaseEvent(listener: (event: DatabaseEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(event: DatabaseEvent) {
  for (const listener of listeners) listener(event);
}

let current: Promise<Database> | undefined;

export function openDatabase(): Promise<Database> {
  if (!current) {
    const opening = open(steps.length).catch((error: unknown) => {
      // Steps only add, so a database of a later release can be used as it is.
      if (errorName(error) === 'VersionError') return open(undefined);
      throw error;
    });
    current = opening;
    opening.catch(() => release(opening));
  }
  return current;
}

async function open(version: number | undefined): Promise<Database> {
  return openDB<Stores>(databaseName, version, {
    upgrade(database, from, _to, upgrade) {
      for (const step of steps.slice(from)) step(database, upgrade);
    },
    blocked: () => notify('blocked'),
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      current = undefined;
      notify('superseded');
    },
    terminated() {
      current = undefined;
    },
  });
}

function release(connection: Promise<Database>) {
  if (current === connection) current = undefined;
}

const closedErrors = new Set(['InvalidStateError', 'UnknownError']);
const errorName = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * If the connection is closed, opens a new one and runs `work` again. `work` must therefore use a single transaction.
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const connection = openDatabase();
  try {
    return await work(await connection);
  } catch (error) {
    if (!closedErrors.has(errorName(error))) throw error;
    release(connection);
    return await work(await openDatabase());
  }
}

/**
 * Waits for the writes and the transaction. Rejects with the transaction's error rather than that of a single write.
 */
export async function finishTransaction(transaction: PendingTransaction, writes: unknown[]): Promise<void> {
  await Promise.all([...writes, transaction.done]).catch((error: unknown) => {
    throw transaction.error ?? error;
  });
}
type PendingTransaction = { done: Promise<void>; error: DOMException | null };

export const isQuotaExceeded = (error: unknown) => errorName(error) === 'QuotaExceededError';
