import type { Language } from './languages.ts';

/**
 * Messages from page to worker. `SKIP_WAITING` is workbox-window's; pages of older releases send `take-over`. `abort-sending`
 * goes to the worker that a new version replaces.
 */
export type ToWorker =
  | { type: 'SKIP_WAITING' | 'take-over' | 'abort-sending' }
  | { type: 'keep-language'; language: Language };

/**
 * BroadcastChannel messages: what has changed. `services` and `hospitals` are caches of the worker, `notices` are the server's; `locked` and
 * `used` say that the app was, which concerns tabs in which a PIN was entered. The others are IndexedDB stores.
 */
export const channelName = 'tenawas';
export type Changed = {
  changed: 'session' | 'drafts' | 'outbox' | 'photos' | 'services' | 'hospitals' | 'notices' | 'locked' | 'used';
};

/** The IndexedDB database, shared by page and worker. */
export const databaseName = 'tenawas';
