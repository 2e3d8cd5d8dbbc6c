import { and, eq, gt, sql } from 'drizzle-orm';
import { phoneDigits } from '../../src/contract/phone.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { sessions } from '../db/schema/accounts.ts';
import { HttpError } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { findUser } from './repository.ts';

const isRecent = gt(sql`greatest(${sessions.openedAt}, ${sessions.confirmedAt})`, sql`now() - interval '5 minutes'`);

/** A new e-mail address or phone number gives access to the account, so that the session alone is not enough for it. */
export async function requireRecentPassword(
  db: Db,
  { userId, id }: Session,
  to: { email: string; phone: string },
): Promise<void> {
  const user = await findUser(db, userId);
  const isSame = user.emailKey === emailKeyOf(to.email) && phoneDigits(user.phone) === phoneDigits(to.phone);
  if (isSame) return;
  const recent = id
    ? await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), isRecent))
    : [];
  if (recent.length > 0) return;
  throw new HttpError(403, (messages) => messages.passwordNeeded, { details: { passwordNeeded: true } });
}

/** A session of an earlier release is not recorded, and has to log in again. */
export async function confirmSession(context: Context, { userId, id }: Session, currentPassword: string) {
  await verifyCurrentPassword(context, userId, currentPassword);
  if (!id) throw new HttpError(401, (messages) => messages.sessionOver);
  await context.db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, id));
}
