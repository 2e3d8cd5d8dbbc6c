import type { Context } from '../context.ts';
import { fieldError } from '../http/errors.ts';
import { enforceDelay } from '../limits/policy.ts';
import { clearAttempts } from '../limits/repository.ts';
import { findUser, type User } from './repository.ts';

/** Asks for the password again where a stolen token must not be enough. Attempts are rate limited. */
export async function verifyCurrentPassword(
  { db, config, passwords }: Context,
  userId: string,
  currentPassword: string,
): Promise<User> {
  const user = await findUser(db, userId);
  await enforceDelay(db, 'password', [userId], config.limits.password);
  if (!(await passwords.inTurn(userId, () => passwords.matches(user.passwordHash, currentPassword)))) {
    throw fieldError('currentPassword', 'wrong-password');
  }
  await clearAttempts(db, 'password', [userId]);
  return user;
}
