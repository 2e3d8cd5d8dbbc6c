import type { Language } from './languages.ts';

/** What page and worker say to each other through `postMessage`. */
export type ToWorker = { type: 'take-over' } | { type: 'keep-language'; language: Language };

/** What tabs and worker tell each other on the channel: which store to read again. */
export const channelName = 'tenawas';
export type Changed = { changed: 'session' | 'drafts' | 'outbox' | 'answers' };

/** On an answer that came from the phone: when the server gave it. */
export const keptSinceHeader = 'x-kept-since';

/** What the phone remembers stands in one database, for page and worker alike. */
export const databaseName = 'tenawas';
