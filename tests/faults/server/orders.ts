/** What the run tells the server under test, over the line between the two processes. */
export type Order =
  /** the next letter of this phone waits at the door, before the server has it or after */
  | { order: 'hold'; phone: number; when: When; from: 'page' | 'worker' }
  | { order: 'let-go'; phone: number }
  /** the worker's script is another one from now on, which is all that a new version is to a phone */
  | { order: 'new-version'; number: number }
  /** nothing goes wrong any more */
  | { order: 'be-calm' };
export type When = 'before-commit' | 'after-commit';

export type News = { news: 'listening'; port: number } | { news: 'held'; phone: number };

/** From the environment, as the run sets it. */
export type Settings = { ledger: string; plan: string; siteDir: string; ignoresTheKey: boolean };
