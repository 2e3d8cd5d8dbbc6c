import type { Language } from './languages.ts';

/** What page and worker say to each other through `postMessage`. */
/** `SKIP_WAITING` is workbox-window's message to a new version; pages of older releases say `take-over`. */
export type ToWorker = { type: 'SKIP_WAITING' | 'take-over' } | { type: 'keep-language'; language: Language };

/** What tabs and worker tell each other on the channel: what to read again. `services` are the worker's, the others stores of the database. */
export const channelName = 'tenawas';
export type Changed = { changed: 'session' | 'drafts' | 'outbox' | 'services' };

/** What the phone remembers stands in one database, for page and worker alike. */
export const databaseName = 'tenawas';
