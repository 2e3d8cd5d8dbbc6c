import { setTimeout as pass } from 'node:timers/promises';
import type { Ending } from './fault.ts';
import type { Planned } from './letters.ts';
import type { Life } from './life.ts';
import { untilPageWaits } from './scenes/until-held.ts';

type End = (life: Life, last: Planned) => Promise<unknown>;

/** What the phone is doing when its browser is killed. */
export const endings: Record<Ending, End> = {
  'browser-killed': (life, last) => life.write(last),
  'browser-killed-in-mid-send': (life, last) =>
    untilPageWaits(life, last, last.letter % 2 ? 'before-commit' : 'after-commit'),
  /** Between the first key press and the confirmation; the ledger records whether the confirmation was shown. */
  'browser-killed-in-mid-form': async (life, last) => {
    void life.write(last).catch(() => undefined);
    await pass((last.letter % 10) * 10);
  },
  /** With an unsent letter and a corrupted database. */
  'browser-killed-and-database-broken': async (life, last) => {
    await life.phone.networkOff();
    await life.write(last);
    await life.phone.kill();
    life.phone.corruptDatabase();
  },
};
