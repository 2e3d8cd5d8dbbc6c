import type { Context } from '../context.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { unsubscribeAll } from '../notices/push/subscriptions.ts';
import { addNotice } from '../notices/repository.ts';
import { isCommon } from './common-passwords.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { changePassword, type User } from './repository.ts';

type Change = { currentPassword: string; newPassword: string };

/** For customers and administrators. Ends all sessions; the caller opens a new one. */
export async function changeOwnPassword(
  context: Context,
  userId: string,
  { currentPassword, newPassword }: Change,
): Promise<User> {
  const user = await verifyCurrentPassword(context, userId, currentPassword);
  if (isCommon(newPassword)) throw fieldError('newPassword', 'common-password');
  const passwordHash = await context.passwords.inTurn(userId, () => context.passwords.hash(newPassword));
  const changed = await context.db.transaction(async (tx) => {
    const updated = await changePassword(tx, user, passwordHash);
    if (updated) {
      await addNotice(tx, userId, 'password-changed');
      await unsubscribeAll(tx, userId);
    }
    return updated;
  });
  if (!changed) throw new HttpError(401, (messages) => messages.sessionOver);
  return changed;
}
