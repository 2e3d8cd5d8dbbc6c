import type { FastifyRequest } from 'fastify';
import { storedPhone } from '../../src/contract/phone.ts';
import { isCommon } from '../accounts/common-passwords.ts';
import { accountKeyOf } from '../accounts/log-in.ts';
import {
  changePassword,
  confirmOwnEmail,
  findForRecovery,
  restorePreviousEmail,
  restorePreviousPhone,
} from '../accounts/repository.ts';
import type { Context } from '../context.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { newId } from '../db/uuid.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { clearAttempts } from '../limits/repository.ts';
import { unsubscribeAll } from '../notices/push/subscriptions.ts';
import { addNotice } from '../notices/repository.ts';

/** Does the same for every address and phone number, so that nobody learns who has an account. */
export async function requestCode(
  { db, config: { limits }, senders }: Context,
  request: FastifyRequest,
  email: string,
) {
  const isPhone = !email.includes('@');
  if (isPhone && !senders.sms.isSet) throw new HttpError(409, (messages) => messages.codesByEmailOnly);
  const [account, network] = [accountKeyOf(email), networkOf(request.ip)];
  await enforceAllowance(db, 'codes-of-network', [network], limits.codesOfNetwork);
  await enforceAllowance(db, 'codes', [account, network], limits.codes);
  await enforceAllowance(db, 'codes-anywhere', [account], limits.codesAnywhere);
  const user = await findForRecovery(db, email);
  await addNotice(db, user?.id ?? null, 'password-code', {}, isPhone ? bySms(email) : {});
}

const bySms = (phone: string) => ({ channels: ['sms'] as const, addresses: { sms: storedPhone(phone) } });

type Reset = { email: string; code: string; newPassword: string };

/** An unknown address and a wrong code are the same error after the same work. */
export async function resetPassword(context: Context, request: FastifyRequest, { email, code, newPassword }: Reset) {
  const { db, codes, config, passwords } = context;
  if (isCommon(newPassword)) throw fieldError('newPassword', 'common-password');
  const network = networkOf(request.ip);
  await enforceAllowance(db, 'code-tries', [network], config.limits.codeTries);
  const user = await findForRecovery(db, email);
  request.accountIds = user ? [user.id] : [];
  const use = { userId: user?.id ?? newId(), purpose: 'password' as const };
  const isValid = await codes.isValid(db, use, code);
  if (!user || !isValid) throw fieldError('code', 'wrong-code');
  const passwordHash = await passwords.inTurn(network, () => passwords.hash(newPassword));
  const isChanged = await db.transaction(async (tx) => {
    if (!(await codes.use(tx, use))) return false;
    if (!(await changePassword(tx, user, passwordHash))) return false;
    if (!email.includes('@')) {
      if (user.previousPhone === storedPhone(email)) await restorePreviousPhone(tx, user);
    } else if (user.emailKey === emailKeyOf(email)) await confirmOwnEmail(tx, user);
    else await restorePreviousEmail(tx, user);
    await addNotice(tx, user.id, 'password-changed');
    await unsubscribeAll(tx, user.id);
    return true;
  });
  if (!isChanged) throw fieldError('code', 'wrong-code');
  // After guessing at a forgotten password, the log-in with the new one does not have to wait.
  await clearAttempts(db, 'log-in', ['address', accountKeyOf(email), network]);
  await clearAttempts(db, 'log-in-anywhere', [accountKeyOf(email)]);
}
