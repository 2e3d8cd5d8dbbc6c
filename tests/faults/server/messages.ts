/** IPC messages from the run to the server under test. */
export type Command =
  /** Delays the next letter of this phone, before or after the server has processed it. */
  | { command: 'hold'; phone: number; point: HoldPoint; from: 'page' | 'worker' }
  | { command: 'release'; phone: number }
  /** Changes the worker's script, which the browser treats as a new version. */
  | { command: 'new-version'; number: number }
  /** Ends all faults. */
  | { command: 'end-faults' };
export type HoldPoint = 'before-commit' | 'after-commit';

export type ServerMessage = { type: 'listening'; port: number } | { type: 'held'; phone: number };

/** Set by the run in the environment. */
export type Settings = { ledger: string; plan: string; siteDir: string; ignoresTheKey: boolean };
