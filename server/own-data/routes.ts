import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { findUser } from '../accounts/repository.ts';
import { listSessions, presentSession } from '../accounts/sessions.ts';
import { cardsOf } from '../cards/repository.ts';
import { newestClaims } from '../claims/repository.ts';
import type { Context } from '../context.ts';
import { deletionsOf } from '../deletion/repository.ts';
import { serve } from '../http/serve.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { noticesOf } from '../notices/repository.ts';
import { linkedPhotos, photosOfUser } from '../photos/repository.ts';
import { subscriptionsOf, upgradesOf } from '../subscriptions/repository.ts';
import * as present from './present.ts';
import { claimRequestsOf, eventsOfAll, lettersOfUser } from './repository.ts';

/** The customer's right of access: all data stored about them. */
export function ownDataRoutes(app: FastifyInstance, { db, config }: Context) {
  serve(app, endpoints.ownData, async ({ session: { userId } }) => {
    await enforceAllowance(db, 'own-data', [userId], config.limits.ownData);
    const [
      user,
      claims,
      events,
      requests,
      subscriptions,
      upgrades,
      letters,
      deletions,
      notices,
      linked,
      photos,
      sessions,
      cards,
    ] = await Promise.all([
      findUser(db, userId),
      newestClaims(db, userId, {}),
      eventsOfAll(db, userId),
      claimRequestsOf(db, userId),
      subscriptionsOf(db, userId),
      upgradesOf(db, userId),
      lettersOfUser(db, userId),
      deletionsOf(db, userId),
      noticesOf(db, userId),
      linkedPhotos(db, { userId }),
      photosOfUser(db, userId),
      listSessions(db, userId),
      cardsOf(db, userId),
    ]);
    return {
      at: new Date().toISOString(),
      account: present.presentAccount(user),
      claims: present.presentClaims(claims, events, linked),
      claimRequests: requests.map(present.presentOwnRequest),
      subscriptions: subscriptions.map(present.presentOwnSubscription),
      upgrades: upgrades.map(present.presentOwnUpgrade),
      letters: letters.map(present.presentLetter),
      deletionRequests: deletions.map(present.presentDeletionRequest),
      notices: notices.map(present.presentNotice),
      photos: photos.map(present.presentOwnPhoto),
      sessions: sessions.map((session) => presentSession(session, undefined)),
      cards: cards.map(present.presentOwnCard),
    };
  });
}
