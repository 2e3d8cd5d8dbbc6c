/** IPC messages from the run to the server under test. */
export type Order =
  /** Delays the next letter of this phone, before or after the server has processed it. */
  | { order: 'hold'; phone: number; when: When; from: 'page' | 'worker' }
  | { order: 'let-go'; phone: number }
  /** Changes the worker's script, which the browser treats as a new version. */
  | { order: 'new-version'; number: number }
  /** Ends all faults. */
  | { order: 'be-calm' };
export type When = 'before-commit' | 'after-commit';

export type News = { news: 'listening'; port: number } | { news: 'held'; phone: number };

/** Set by the run in the environment. */
export type Settings = { ledger: string; plan: string; siteDir: string; ignoresTheKey: boolean };
