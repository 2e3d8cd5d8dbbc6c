import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { verifyCurrentPassword } from '../accounts/current-password.ts';
import { openSession } from '../accounts/log-in.ts';
import type { Context } from '../context.ts';
import { fieldError } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { enforceDelay } from '../limits/policy.ts';
import { clearAttempts } from '../limits/repository.ts';
import { checkSecondFactor } from './check.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { confirmPending, findSecondFactor, storePending } from './repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** An administrator sets up an authenticator app, and another one in its place with a code of the first. */
export function secondFactorRoutes(app: FastifyInstance, context: Context) {
  const { db, config, encryption } = context;

  serve(app, adminEndpoints.beginSecondFactor, async ({ payload: { currentPassword, code }, session }) => {
    const user = await verifyCurrentPassword(context, session.userId, currentPassword);
    await checkSecondFactor(context, user, code);
    const secret = newTotpSecret();
    await storePending(db, user.id, encryption.encrypt(secret));
    return { secret, uri: totpUri(secret, user.email) };
  });

  serve(app, adminEndpoints.confirmSecondFactor, async ({ payload: { code }, session: { userId }, reply }) => {
    const factor = await findSecondFactor(db, userId);
    const secret = factor?.pendingSecret ? encryption.decrypt(factor.pendingSecret) : undefined;
    await enforceDelay(db, 'second-factor', [userId], config.limits.password);
    const lastStep = secret === undefined ? undefined : stepOfCode(secret, code);
    if (!factor || lastStep === undefined) throw fieldError('code', 'wrong-app-code');
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map(hashRecoveryCode);
    const user = await confirmPending(db, factor, { lastStep, recoveryCodes: hashes });
    if (!user) throw fieldError('code', 'wrong-app-code');
    await clearAttempts(db, 'second-factor', [userId]);
    return { recoveryCodes, token: await openSession(context, user, reply) };
  });
}
