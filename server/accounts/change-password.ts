import type { Context } from '../context.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isCommon } from './common-passwords.ts';
import { provePassword } from './current-password.ts';
import { changePassword, type User } from './repository.ts';

type Change = { currentPassword: string; newPassword: string };

/** Of a customer as of an administrator: with it every session there is ends, and whoever made it opens another. */
export async function changeOwnPassword(
  context: Context,
  userId: string,
  { currentPassword, newPassword }: Change,
): Promise<User> {
  const user = await provePassword(context, userId, currentPassword);
  if (isCommon(newPassword)) throw refuseField('newPassword', 'common-password');
  const passwordHash = await context.passwords.inTurn(userId, () => context.passwords.hash(newPassword));
  const changed = await changePassword(context.db, user, passwordHash);
  if (!changed) throw new Refusal(401, (messages) => messages.sessionOver);
  return changed;
}
