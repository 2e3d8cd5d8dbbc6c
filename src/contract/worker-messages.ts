import type { Language } from './languages.ts';

/** Messages from page to worker. `SKIP_WAITING` is workbox-window's; pages of older releases send `take-over`. */
export type ToWorker = { type: 'SKIP_WAITING' | 'take-over' } | { type: 'keep-language'; language: Language };

/** BroadcastChannel messages: what has changed. `services` and `hospitals` are caches of the worker, `notices` are the server's, the others are IndexedDB stores. */
export const channelName = 'tenawas';
export type Changed = { changed: 'session' | 'drafts' | 'outbox' | 'photos' | 'services' | 'hospitals' | 'notices' };

/** The IndexedDB database, shared by page and worker. */
export const databaseName = 'tenawas';
