import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Fault } from './fault.ts';

/** What the page displayed and what was done to it. */
export type PhoneEvent =
  /** The page showed that the letter is saved on this phone. */
  | { what: 'made'; letter: number; id: string; phone: number; customer: number }
  /** The page showed that the letter is NOT saved. */
  | { what: 'not-kept'; letter: number }
  | { what: 'fault'; kind: Fault };

/** The requests and responses seen by the proxy. */
export type ServerEvent =
  | {
      what: 'arrived';
      letter: number;
      id: string;
      customer: number;
      user: string;
      by: 'page' | 'worker';
      isHeld: boolean;
    }
  | { what: 'committed'; letter: number; id: string; user: string; sha256: string; number: string }
  | { what: 'acknowledged'; letter: number; id: string }
  | { what: 'fault'; kind: Fault };

/**
 * The test oracle: append-only files, with each line flushed to disk before the run continues. One writer per file,
 * independent of the product's tables.
 */
export class Ledger<Entry extends object> {
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  append(line: Entry): void {
    writeSync(this.#file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}

export type Dated<Entry> = Entry & { at: number };

export function readLedger<Entry>(path: string): Dated<Entry>[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Dated<Entry>);
}
