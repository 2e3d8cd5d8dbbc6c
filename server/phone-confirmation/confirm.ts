import type { FastifyRequest } from 'fastify';
import { isMobile } from '../../src/contract/phone.ts';
import { confirmPhone, findUser, type User } from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { addNotice } from '../notices/repository.ts';

/** Few for a customer and for a number, since an SMS costs money and reaches whoever has the number. */
export async function sendPhoneCode({ db, config: { limits } }: Context, userId: string): Promise<void> {
  const { phone } = await findUser(db, userId);
  if (!isMobile(phone)) throw new HttpError(409, (messages) => messages.noMobile);
  await enforceAllowance(db, 'phone-codes', [userId], limits.codes);
  await enforceAllowance(db, 'phone-codes-of-number', [phone], limits.codes);
  await addNotice(db, userId, 'phone-code');
}

export async function confirmPhoneByCode(
  { db, codes, config }: Context,
  request: FastifyRequest,
  userId: string,
  code: string,
): Promise<User> {
  await enforceAllowance(db, 'code-tries', [networkOf(request.ip)], config.limits.codeTries);
  const user = await findUser(db, userId);
  const use = { userId, purpose: 'phone' as const, address: user.phone };
  if (!(await codes.isValid(db, use, code))) throw fieldError('code', 'wrong-code');
  try {
    const confirmed = await db.transaction(async (tx) =>
      (await codes.use(tx, use)) ? confirmPhone(tx, user) : undefined,
    );
    if (!confirmed) throw fieldError('code', 'wrong-code');
    return confirmed;
  } catch (error) {
    // Told to those alone who have shown that they hold the phone.
    if (isDuplicate(error)) throw new HttpError(409, (messages) => messages.phoneConfirmedElsewhere);
    throw error;
  }
}
