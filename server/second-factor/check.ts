import type { User } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { fieldError } from '../http/errors.ts';
import { enforceDelay } from '../limits/policy.ts';
import { clearAttempts } from '../limits/repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, spendRecoveryCode, spendStep } from './repository.ts';
import { stepOfCode } from './totp.ts';

type Needs = Pick<Context, 'db' | 'config' | 'encryption'>;

/** After the password: a code of the authenticator app, or a recovery code, if the administrator has set one up. Each is valid once. */
export async function checkSecondFactor(context: Needs, { id }: Pick<User, 'id'>, code = ''): Promise<void> {
  const { db, config, encryption } = context;
  const factor = await findSecondFactor(db, id);
  if (!factor?.secret) return;
  if (code.trim() === '') throw fieldError('code', 'required');
  await enforceDelay(db, 'second-factor', [id], config.limits.password);
  const secret = encryption.decrypt(factor.secret);
  const digits = code.replace(/\s/g, '');
  const step = secret === undefined ? undefined : stepOfCode(secret, digits);
  const isValid =
    secret === undefined || step === undefined
      ? await spendRecoveryCode(db, id, hashRecoveryCode(code))
      : await spendStep(db, factor, step, encryption.encrypt(secret));
  if (!isValid) throw fieldError('code', 'wrong-app-code');
  await clearAttempts(db, 'second-factor', [id]);
}
