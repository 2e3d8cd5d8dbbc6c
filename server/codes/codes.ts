import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { codes } from '../db/schema.ts';

export const codeMinutes = 10;
export const codeTries = 5;

export type Codes = ReturnType<typeof createCodes>;

/** Six digits that were sent to a customer, and show that they can read what is sent there. */
export function createCodes(secret: string) {
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', secret).update(`code\n${userId}\n${code}`).digest('base64url');

  return {
    /** A new code, which replaces the last one. */
    async issue(db: Db, userId: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        hash: hashOf(userId, code),
        expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
        triesLeft: codeTries,
      };
      await db
        .insert(codes)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: codes.userId, set: row });
      return code;
    },

    /** Counts a try before the code is compared, so that parallel tries all count. */
    async isValid(db: Db, userId: string, code: string): Promise<boolean> {
      const [found] = await db
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(and(eq(codes.userId, userId), gt(codes.triesLeft, 0), gt(codes.expiresAt, sql`now()`)))
        .returning({ hash: codes.hash });
      const hash = hashOf(userId, code);
      return timingSafeEqual(Buffer.from(found?.hash ?? hash), Buffer.from(hash)) && found !== undefined;
    },

    /** Whether there still was a code: of two uses at the same time only one deletes it. */
    async use(tx: Db, userId: string): Promise<boolean> {
      const used = await tx.delete(codes).where(eq(codes.userId, userId)).returning({ userId: codes.userId });
      return used.length > 0;
    },
  };
}

export async function deleteExpiredCodes(db: Db) {
  await db.delete(codes).where(lt(codes.expiresAt, sql`now()`));
}
