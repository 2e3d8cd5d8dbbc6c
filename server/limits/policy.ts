import type { Db } from '../db/database.ts';
import { rateLimitError } from '../http/errors.ts';
import { recordAttempt, takeFromAllowance } from './repository.ts';
import type { Allowance, Delay } from './settings.ts';

export async function enforceAllowance(db: Db, name: string, key: string[], allowance: Allowance, units?: number) {
  const seconds = await takeFromAllowance(db, name, key, allowance, units);
  if (seconds > 0) throw rateLimitError(seconds);
}

export async function enforceDelay(db: Db, name: string, key: string[], delay: Delay) {
  const seconds = await recordAttempt(db, name, key, delay);
  if (seconds > 0) throw rateLimitError(seconds);
}
