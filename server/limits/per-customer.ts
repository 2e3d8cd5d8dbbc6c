import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { mustBeWithin } from './policy.ts';

const unitsAtOnce = 10;
const customersInMind = 10_000;

/**
 * A customer's requests are counted in the database ten at a time: each process takes ten from the allowance that all
 * share, and asks again when they are used up.
 */
export function customerLimit(db: Db, { perCustomer }: Config['limits']) {
  const left = new Map<string, number>();
  const asked = new Map<string, Promise<void>>();

  async function takeMore(userId: string) {
    try {
      await mustBeWithin(db, 'customer', [userId], perCustomer, unitsAtOnce);
      if (left.size >= customersInMind) left.clear();
      left.set(userId, unitsAtOnce);
    } finally {
      asked.delete(userId);
    }
  }

  return async (userId: string) => {
    for (;;) {
      const units = left.get(userId) ?? 0;
      if (units > 0) {
        left.set(userId, units - 1);
        return;
      }
      // Requests that come together ask together.
      const more = asked.get(userId) ?? takeMore(userId);
      asked.set(userId, more);
      await more;
    }
  };
}
