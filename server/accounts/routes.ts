import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { storedPhone } from '../../src/contract/phone.ts';
import { presentLine } from '../claims/present.ts';
import { newestClaims } from '../claims/repository.ts';
import type { Context } from '../context.ts';
import { deletionAskedAt } from '../deletion/repository.ts';
import type { Session } from '../http/access.ts';
import { saidTo } from '../http/language.ts';
import { accountDeleted, Refusal, refuseField } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { presentSubscription, presentUpgrade } from '../subscriptions/present.ts';
import { newestUpgrade, subscribedServices, subscriptionsOf } from '../subscriptions/repository.ts';
import { changeOwnPassword } from './change-password.ts';
import { endToken } from './ended-tokens.ts';
import { openSession, provenUser } from './log-in.ts';
import { presentUser } from './present.ts';
import { register } from './registration.ts';
import { changeLanguage, changeUser, findUser } from './repository.ts';

const shownClaims = 100;

export function accountRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  serve(app, endpoints.register, async ({ payload, request }) => {
    await register(context, request, payload, 'customer');
    return { message: saidTo(request).registered };
  });

  serve(app, endpoints.premiumRegister, async ({ payload, request }) => {
    await register(context, request, payload, 'premium');
    return { message: saidTo(request).premiumRegistered };
  });

  serve(app, endpoints.logIn, async ({ payload, request, reply }) => {
    const user = await provenUser(context, request, payload, 'customer');
    return { Status: 'Success' as const, Token: await openSession(context, user, reply) };
  });

  serve(app, endpoints.premiumLogIn, async ({ payload, request, reply }) => {
    const user = await provenUser(context, request, payload, 'customer');
    if (user.role !== 'premium') throw new Refusal(403, (messages) => messages.notPremium);
    return { message: saidTo(request).premiumLoggedIn, token: await openSession(context, user, reply) };
  });

  serve(app, endpoints.logOut, async ({ session }) => {
    await endToken(db, session.token);
    return { loggedOut: true as const };
  });

  async function profileOf({ userId }: Session) {
    const [user, claims, services, subscriptions, upgrade, deletionAsked] = await Promise.all([
      findUser(db, userId),
      newestClaims(db, userId, { most: shownClaims }),
      subscribedServices(db, userId),
      subscriptionsOf(db, userId),
      newestUpgrade(db, userId),
      deletionAskedAt(db, userId),
    ]);
    return {
      user: presentUser(user),
      claims: claims.map(presentLine),
      services,
      subscriptions: subscriptions.map(presentSubscription),
      upgrade: upgrade ? presentUpgrade(upgrade) : null,
      deletionAskedAt: deletionAsked?.toISOString() ?? null,
    };
  }

  serve(app, endpoints.profile, ({ session }) => profileOf(session));
  serve(app, endpoints.premiumProfile, ({ session }) => profileOf(session));

  serve(app, endpoints.updateProfile, async ({ payload: { username, email, phone }, session, request }) => {
    const user = await changeUser(db, session.userId, { username, email, phone: storedPhone(phone) });
    if (user === 'taken') throw refuseField('email', 'taken', 409);
    if (!user) throw accountDeleted(session.userId);
    return { message: saidTo(request).profileUpdated, user: presentUser(user) };
  });

  serve(app, endpoints.updateLanguage, async ({ payload: { language }, session }) => {
    if (!(await changeLanguage(db, session.userId, language))) throw accountDeleted(session.userId);
    return { language };
  });

  serve(app, endpoints.changePassword, async ({ payload, session, request, reply }) => {
    const changed = await changeOwnPassword(context, session.userId, payload);
    return { message: saidTo(request).passwordChanged, token: await openSession(context, changed, reply) };
  });
}
