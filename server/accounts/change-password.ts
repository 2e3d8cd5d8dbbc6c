import type { House } from '../house.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isCommon } from './common-passwords.ts';
import { provePassword } from './current-password.ts';
import { changePassword, type User } from './repository.ts';

type Change = { currentPassword: string; newPassword: string };

/** Of a customer as of an administrator: with it every session there is ends, and whoever made it opens another. */
export async function changeOwnPassword(
  house: House,
  userId: string,
  { currentPassword, newPassword }: Change,
): Promise<User> {
  const user = await provePassword(house, userId, currentPassword);
  if (isCommon(newPassword)) throw refuseField('newPassword', 'common-password');
  const passwordHash = await house.passwords.inTurn(userId, () => house.passwords.hash(newPassword));
  const changed = await changePassword(house.db, user, passwordHash);
  if (!changed) throw new Refusal(401, (said) => said.sessionOver);
  return changed;
}
