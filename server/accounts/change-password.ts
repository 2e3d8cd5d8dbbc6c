import type { Context } from '../context.ts';
import { fieldError, HttpError } from '../http/errors.ts';
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
  const changed = await changePassword(context.db, user, passwordHash);
  if (!changed) throw new HttpError(401, (messages) => messages.sessionOver);
  return changed;
}
