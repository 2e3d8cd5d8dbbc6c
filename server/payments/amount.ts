import { instalmentCents } from '../../src/contract/instalments.ts';
import type { Db } from '../db/database.ts';
import { birrRate } from '../offers/repository.ts';
import type { Amount } from './repository.ts';

/** Of the year, or of one instalment, at today's rate. Null for a price on request. */
export async function amountOf(db: Db, yearlyPrice: number | null, instalment: number | null): Promise<Amount | null> {
  const rate = await birrRate(db);
  if (!yearlyPrice || !rate) return null;
  const cents = instalment === null ? Math.round(yearlyPrice * 100) : instalmentCents(yearlyPrice, instalment);
  return { cents, birrCents: Math.round(cents * rate.rate), birrRate: rate.rate, rateSince: rate.since };
}
