import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { saidTo } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { changeOwnPassword } from './change-password.ts';
import { endToken } from './ended-tokens.ts';
import { openSession, provenUser } from './log-in.ts';
import { register } from './registration.ts';

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

  serve(app, endpoints.changePassword, async ({ payload, session, request, reply }) => {
    const changed = await changeOwnPassword(context, session.userId, payload);
    return { message: saidTo(request).passwordChanged, token: await openSession(context, changed, reply) };
  });
}
