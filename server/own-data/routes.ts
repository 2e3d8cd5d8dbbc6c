import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { verifyCurrentPassword } from '../accounts/current-password.ts';
import { listSessions, presentSession } from '../accounts/sessions.ts';
import { accountLogOf } from '../audit-log/repository.ts';
import { callBacksOf } from '../call-backs/repository.ts';
import { cardsOf } from '../cards/repository.ts';
import { newestClaims } from '../claims/repository.ts';
import type { Context } from '../context.ts';
import { deletionsOf } from '../deletion/repository.ts';
import { familyOf } from '../family/repository.ts';
import { HttpError } from '../http/errors.ts';
import { apiBase, serve } from '../http/serve.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { addNoticeOnceADay, noticesOf } from '../notices/repository.ts';
import { presentPayment } from '../payments/present.ts';
import { allPaymentsOf } from '../payments/repository.ts';
import { linkedPhotos, photosOfUser } from '../photos/repository.ts';
import { portraitsOf } from '../portraits/repository.ts';
import { subscriptionsOf, upgradesOf } from '../subscriptions/repository.ts';
import * as present from './present.ts';
import { claimRequestsOf, eventsOfAll, lettersOfUser } from './repository.ts';

/** The customer's right of access: all data stored about them. */
export function ownDataRoutes(app: FastifyInstance, context: Context) {
  const { db, config } = context;

  // As a page of the release before asks, which shows the message.
  app.get(apiBase + endpoints.ownData.path, { config: { access: 'customer' } }, async () => {
    throw new HttpError(403, (messages) => messages.ownDataNeedsPassword);
  });

  serve(app, endpoints.ownData, async ({ payload, session: { userId } }) => {
    const user = await verifyCurrentPassword(context, userId, payload.currentPassword);
    await enforceAllowance(db, 'own-data', [userId], config.limits.ownData);
    const [
      claims,
      events,
      requests,
      callBacks,
      subscriptions,
      upgrades,
      letters,
      deletions,
      notices,
      linked,
      photos,
      sessions,
      cards,
      payments,
      accountLog,
      family,
      portraits,
    ] = await Promise.all([
      newestClaims(db, userId, {}),
      eventsOfAll(db, userId),
      claimRequestsOf(db, userId),
      callBacksOf(db, userId),
      subscriptionsOf(db, userId),
      upgradesOf(db, userId),
      lettersOfUser(db, userId),
      deletionsOf(db, userId),
      noticesOf(db, userId),
      linkedPhotos(db, { userId }),
      photosOfUser(db, userId),
      listSessions(db, userId),
      cardsOf(db, userId),
      allPaymentsOf(db, userId),
      accountLogOf(db, userId),
      familyOf(db, userId),
      portraitsOf(db, userId),
    ]);
    await db.transaction((tx) => addNoticeOnceADay(tx, userId, 'data-downloaded'));
    return {
      at: new Date().toISOString(),
      account: present.presentAccount(user),
      claims: present.presentClaims(claims, events, linked),
      claimRequests: requests.map(present.presentOwnRequest),
      callBacks: callBacks.map(present.presentOwnCallBack),
      subscriptions: subscriptions.map(present.presentOwnSubscription),
      upgrades: upgrades.map(present.presentOwnUpgrade),
      payments: payments.map(presentPayment),
      family: family.map(present.presentOwnMember),
      letters: letters.map(present.presentLetter),
      deletionRequests: deletions.map(present.presentDeletionRequest),
      notices: notices.map(present.presentNotice),
      photos: photos.map(present.presentOwnPhoto),
      sessions: sessions.map((session) => presentSession(session, undefined)),
      cards: cards.map(present.presentOwnCard),
      portraits: portraits.map(present.presentOwnPortrait),
      accountLog: accountLog.map(present.presentLogLine),
    };
  });
}
