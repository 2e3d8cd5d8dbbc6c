import type { Db } from '../db/database.ts';
import { birrRate } from '../offers/repository.ts';
import type { Amount } from './repository.ts';

/** At today's rate. Null for a price on request. */
export async function amountOf(db: Db, yearlyPrice: number | null): Promise<Amount | null> {
  const rate = await birrRate(db);
  if (!yearlyPrice || !rate) return null;
  const cents = Math.round(yearlyPrice * 100);
  return { cents, birrCents: Math.round(cents * rate.rate), birrRate: rate.rate, rateSince: rate.since };
}
