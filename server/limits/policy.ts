import type { Allowance, Delay } from '../config.ts';
import type { Db } from '../db/database.ts';
import { tooOften } from '../http/refusal.ts';
import { attempt, take } from './repository.ts';

export async function mustBeWithin(db: Db, what: string, whom: string[], allowance: Allowance, units?: number) {
  const seconds = await take(db, what, whom, allowance, units);
  if (seconds > 0) throw tooOften(seconds);
}

export async function mustNotHurry(db: Db, what: string, whom: string[], delay: Delay) {
  const seconds = await attempt(db, what, whom, delay);
  if (seconds > 0) throw tooOften(seconds);
}
