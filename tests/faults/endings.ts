import { setTimeout as pass } from 'node:timers/promises';
import type { Ending } from './fault.ts';
import type { Planned } from './letters.ts';
import type { Life } from './life.ts';
import { untilPageWaits } from './scenes/until-held.ts';

type End = (life: Life, last: Planned) => Promise<unknown>;

/** What the phone is at when its browser is killed. */
export const endings: Record<Ending, End> = {
  'browser-killed': (life, last) => life.write(last),
  'browser-killed-in-mid-send': (life, last) =>
    untilPageWaits(life, last, last.letter % 2 ? 'before-commit' : 'after-commit'),
  /** Somewhere from the first stroke to the word that it is saved; whether that word was heard, the ledger knows. */
  'browser-killed-in-mid-form': async (life, last) => {
    void life.write(last).catch(() => undefined);
    await pass((last.letter % 10) * 10);
  },
  /** With a letter that waits, in a database that will not open again. */
  'browser-killed-and-database-broken': async (life, last) => {
    await life.phone.networkOff();
    await life.write(last);
    await life.phone.kill();
    life.phone.corruptDatabase();
  },
};
