import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Fault } from './fault.ts';

/** What the page was seen to do, and what was done to it. */
export type OnPhones =
  /** the page said that it is saved on this phone */
  | { what: 'made'; letter: number; id: string; phone: number; customer: number }
  /** the page said that it is NOT saved */
  | { what: 'not-kept'; letter: number }
  | { what: 'fault'; kind: Fault };

/** What came to the server's door and what it answered there, by what went over the line. */
export type AtTheDoor =
  | {
      what: 'arrived';
      letter: number;
      id: string;
      customer: number;
      user: string;
      by: 'page' | 'worker';
      held: boolean;
    }
  | { what: 'committed'; letter: number; id: string; user: string; sha256: string; number: string }
  | { what: 'acknowledged'; letter: number; id: string }
  | { what: 'fault'; kind: Fault };

/**
 * The oracle: lines that are only ever added, each on the disk before what it tells of goes on. One writer a file, and
 * nothing of the product's own tables in it.
 */
export class Ledger<Line extends object> {
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  note(line: Line): void {
    writeSync(this.#file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}

export type Dated<Line> = Line & { at: number };

export function linesIn<Line>(path: string): Dated<Line>[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Dated<Line>);
}
