import type { FastifyRequest } from 'fastify';
import { confirmOwnEmail, confirmPendingEmail, findUser, type User } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { emailKeyOf, emailToConfirm, ownerOfEmail } from '../db/email-owner.ts';
import { fieldError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { addNotice } from '../notices/repository.ts';

/** A customer may cause few e-mails to addresses that are not theirs. */
export async function limitEmailCodes({ db, config }: Context, userId: string, email: string) {
  const user = await findUser(db, userId);
  if (user.emailKey !== emailKeyOf(email)) await enforceAllowance(db, 'email-codes', [userId], config.limits.codes);
}

/** To a new address, or to that of the account while it is not confirmed. */
export async function sendEmailCode(context: Context, userId: string): Promise<void> {
  const { db, config } = context;
  if (emailToConfirm(await findUser(db, userId)) === null) return;
  await enforceAllowance(db, 'email-codes', [userId], config.limits.codes);
  await addNotice(db, userId, 'email-code');
}

/** An address that has become another account's meanwhile is the same error as a wrong code. */
export async function confirmEmail(
  { db, codes, config }: Context,
  request: FastifyRequest,
  userId: string,
  code: string,
): Promise<{ user: User; isNew: boolean }> {
  await enforceAllowance(db, 'code-tries', [networkOf(request.ip)], config.limits.codeTries);
  const user = await findUser(db, userId);
  const use = { userId, purpose: 'email' as const, address: emailToConfirm(user) ?? '' };
  const isValid = await codes.isValid(db, use, code);
  const changed = isValid ? await change().catch(undefinedIfDuplicate) : undefined;
  if (!changed) throw fieldError('code', 'wrong-code');
  return { user: changed, isNew: user.pendingEmail !== null };

  function change() {
    return db.transaction(async (tx) => {
      const owner = await ownerOfEmail(tx, use.address);
      if (owner !== undefined && owner !== userId) return undefined;
      if (!(await codes.use(tx, use))) return undefined;
      if (user.pendingEmail === null) return confirmOwnEmail(tx, user);
      const confirmed = await confirmPendingEmail(tx, user);
      if (confirmed) await addNotice(tx, userId, 'email-changed');
      return confirmed;
    });
  }
}

function undefinedIfDuplicate(error: unknown): undefined {
  if (!isDuplicate(error)) throw error;
}
