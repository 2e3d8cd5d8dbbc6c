import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { storedPhone } from '../../src/contract/phone.ts';
import { planGraceUntil } from '../accounts/plan.ts';
import { presentUser } from '../accounts/present.ts';
import { confirmSession, requireRecentPassword } from '../accounts/recent-password.ts';
import { changeLanguage, changeUser, findUser } from '../accounts/repository.ts';
import { openCallBack } from '../call-backs/repository.ts';
import { openClaimRequest } from '../claims/letter-inserts.ts';
import { presentLine } from '../claims/present.ts';
import { newestClaims, payToOf } from '../claims/repository.ts';
import type { Context } from '../context.ts';
import { deletionRequestedAt } from '../deletion/repository.ts';
import { limitEmailCodes } from '../email-change/email-change.ts';
import { presentMember } from '../family/present.ts';
import { familyOf } from '../family/repository.ts';
import { accountDeletedError } from '../http/errors.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { addressedChannelsInUse } from '../notices/choices.ts';
import { pushKeysOf } from '../notices/push/keys.ts';
import { isOfferedByQuarter } from '../offers/repository.ts';
import { presentSubscription, presentUpgrade } from '../subscriptions/present.ts';
import { subscribedServices, subscriptionsOf, upgradesOf } from '../subscriptions/repository.ts';

const shownClaims = 100;

export function profileRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  const pushKeys = pushKeysOf(db);
  async function profileOf({ userId }: Session) {
    const [
      user,
      claims,
      payTo,
      services,
      subscriptions,
      upgrades,
      claimRequest,
      callBack,
      deletionAsked,
      planGrace,
      family,
      byQuarter,
    ] = await Promise.all([
      findUser(db, userId),
      newestClaims(db, userId, { most: shownClaims }),
      payToOf(db, userId),
      subscribedServices(db, userId),
      subscriptionsOf(db, userId),
      upgradesOf(db, userId),
      openClaimRequest(db, userId),
      openCallBack(db, userId),
      deletionRequestedAt(db, userId),
      planGraceUntil(db, userId),
      familyOf(db, userId),
      isOfferedByQuarter(db),
    ]);
    return {
      user: presentUser(user),
      claims: claims.map(presentLine),
      payTo,
      family: family.map(presentMember),
      services,
      subscriptions: subscriptions.map(presentSubscription),
      upgrade: upgrades[0] ? presentUpgrade(upgrades[0]) : null,
      upgrades: upgrades.map(presentUpgrade),
      noticeChannels: addressedChannelsInUse(context.senders),
      pushKey: context.senders.push.isSet ? (await pushKeys()).publicKey : null,
      planGraceUntil: planGrace,
      paysOnline: context.payments !== null,
      byQuarter,
      claimRequest: claimRequest === undefined ? null : { number: claimRequest },
      callBack: callBack ?? null,
      deletionAskedAt: deletionAsked?.toISOString() ?? null,
    };
  }

  serve(app, endpoints.profile, ({ session }) => profileOf(session));
  serve(app, endpoints.premiumProfile, ({ session }) => profileOf(session));

  serve(app, endpoints.updateProfile, async ({ payload: { username, email, phone }, session, request }) => {
    const to = { username, email, phone: storedPhone(phone) };
    // Asking for the password is no refusal that the audit log tells of.
    request.auditDetails = false;
    await requireRecentPassword(db, session, to);
    request.auditDetails = null;
    await limitEmailCodes(context, session.userId, email);
    const result = await changeUser(db, session.userId, to);
    if (!result) throw accountDeletedError(session.userId);
    const { user, changed } = result;
    request.auditDetails = changed.length > 0 && { changed };
    return { message: messagesFor(request).profileUpdated, user: presentUser(user) };
  });

  serve(app, endpoints.confirmPassword, async ({ payload, session }) => {
    await confirmSession(context, session, payload.currentPassword);
    return { confirmed: true as const };
  });

  serve(app, endpoints.updateLanguage, async ({ payload: { language }, session }) => {
    if (!(await changeLanguage(db, session.userId, language))) throw accountDeletedError(session.userId);
    return { language };
  });
}
