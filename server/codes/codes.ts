import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { codes } from '../db/schema/accounts.ts';
import type { CodePurpose } from '../db/schema/code-purposes.ts';

export const codeMinutes = 10;
export const codeTries = 5;

export type Codes = ReturnType<typeof createCodes>;

/** `address` is where the code is sent to: after it has changed, the code is not valid any more. */
export type CodeUse = { userId: string; purpose: CodePurpose; address?: string };

const isOf = ({ userId, purpose }: CodeUse) => and(eq(codes.userId, userId), eq(codes.purpose, purpose));

/** Six digits that were sent to a customer, and show that they can read what is sent there. */
export function createCodes({ secret, accepted }: { secret: string; accepted: string | null }) {
  const hashOf = ({ userId, purpose, address = '' }: CodeUse, code: string, key = secret) =>
    createHmac('sha256', key).update(['code', userId, purpose, address, code].join('\n')).digest('base64url');

  return {
    /** A new code, which replaces the last one. */
    async issue(db: Db, use: CodeUse): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        hash: hashOf(use, code),
        expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
        triesLeft: codeTries,
      };
      await db
        .insert(codes)
        .values({ userId: use.userId, purpose: use.purpose, ...row })
        .onConflictDoUpdate({ target: [codes.userId, codes.purpose], set: row });
      return code;
    },

    /** Counts a try before the code is compared, so that parallel tries all count. */
    async isValid(db: Db, use: CodeUse, code: string): Promise<boolean> {
      const [found] = await db
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(and(isOf(use), gt(codes.triesLeft, 0), gt(codes.expiresAt, sql`now()`)))
        .returning({ hash: codes.hash });
      const hashes = [hashOf(use, code), ...(accepted === null ? [] : [hashOf(use, code, accepted)])];
      const matches = hashes.map((hash) => timingSafeEqual(Buffer.from(found?.hash ?? hash), Buffer.from(hash)));
      return matches.includes(true) && found !== undefined;
    },

    /** Whether there still was a code: of two uses at the same time only one deletes it. */
    async use(tx: Db, use: CodeUse): Promise<boolean> {
      const used = await tx.delete(codes).where(isOf(use)).returning({ userId: codes.userId });
      return used.length > 0;
    },
  };
}

export async function deleteExpiredCodes(db: Db) {
  await db.delete(codes).where(lt(codes.expiresAt, sql`now()`));
}
