import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { enforceAllowance } from './policy.ts';

const batchSize = 10;
const maxCachedCustomers = 10_000;

/** Takes tokens from the shared allowance ten at a time, so that most requests need no query for it. */
export function customerLimit(db: Db, { perCustomer }: Config['limits']) {
  const tokens = new Map<string, number>();
  const pending = new Map<string, Promise<void>>();

  async function takeMore(userId: string) {
    try {
      await enforceAllowance(db, 'customer', [userId], perCustomer, batchSize);
      if (tokens.size >= maxCachedCustomers) tokens.clear();
      tokens.set(userId, batchSize);
    } finally {
      pending.delete(userId);
    }
  }

  return async (userId: string) => {
    for (;;) {
      const available = tokens.get(userId) ?? 0;
      if (available > 0) {
        tokens.set(userId, available - 1);
        return;
      }
      // Concurrent requests share one query.
      const more = pending.get(userId) ?? takeMore(userId);
      pending.set(userId, more);
      await more;
    }
  };
}
