import type { Context } from '../context.ts';
import { refuseField } from '../http/refusal.ts';
import { mustNotHurry } from '../limits/policy.ts';
import { forgive } from '../limits/repository.ts';
import { findUser, type User } from './repository.ts';

/** What a stolen token alone may not do asks for the password as well, and lets nobody guess at it. */
export async function provePassword(
  { db, config, passwords }: Context,
  userId: string,
  currentPassword: string,
): Promise<User> {
  const user = await findUser(db, userId);
  await mustNotHurry(db, 'password', [userId], config.limits.password);
  if (!(await passwords.inTurn(userId, () => passwords.matches(user.passwordHash, currentPassword)))) {
    throw refuseField('currentPassword', 'wrong-password');
  }
  await forgive(db, 'password', [userId]);
  return user;
}
