import { setTimeout as delay } from 'node:timers/promises';
import type { Ending } from './fault.ts';
import type { PlannedLetter } from './letters.ts';
import type { Life } from './life.ts';
import { waitUntilPageSends } from './scenes/wait-until-held.ts';

type End = (life: Life, letter: PlannedLetter) => Promise<unknown>;

/** What the phone is doing when its browser is killed. */
export const endings: Record<Ending, End> = {
  'browser-killed': (life, letter) => life.write(letter),
  'browser-killed-in-mid-send': (life, letter) =>
    waitUntilPageSends(life, letter, letter.letter % 2 ? 'before-commit' : 'after-commit'),
  /** Between the first key press and the confirmation; the ledger records whether the confirmation was shown. */
  'browser-killed-in-mid-form': async (life, letter) => {
    void life.write(letter).catch(() => undefined);
    await delay((letter.letter % 10) * 10);
  },
  /** With an unsent letter and a corrupted database. */
  'browser-killed-and-database-broken': async (life, letter) => {
    await life.phone.networkOff();
    await life.write(letter);
    await life.phone.kill();
    life.phone.corruptDatabase();
  },
};
