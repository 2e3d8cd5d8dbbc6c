import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { changeOwnPassword } from './change-password.ts';
import { endToken } from './ended-tokens.ts';
import { authenticate, openSession } from './log-in.ts';
import { tellNewPhone } from './new-phone.ts';
import { register } from './registration.ts';
import { endSession } from './sessions.ts';

export function accountRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  serve(app, endpoints.register, async ({ payload, request }) => {
    await register(context, request, payload, 'customer');
    return { message: messagesFor(request).registered };
  });

  serve(app, endpoints.premiumRegister, async ({ payload, request }) => {
    await register(context, request, payload, 'premium');
    return { message: messagesFor(request).premiumRegistered };
  });

  serve(app, endpoints.logIn, async ({ payload, request, reply }) => {
    const user = await authenticate(context, request, payload, 'customer');
    await tellNewPhone(context, request, user);
    return { Status: 'Success' as const, Token: await openSession(context, user, reply) };
  });

  serve(app, endpoints.premiumLogIn, async ({ payload, request, reply }) => {
    const user = await authenticate(context, request, payload, 'customer');
    if (user.role !== 'premium') throw new HttpError(403, (messages) => messages.notPremium);
    await tellNewPhone(context, request, user);
    return { message: messagesFor(request).premiumLoggedIn, token: await openSession(context, user, reply) };
  });

  serve(app, endpoints.logOut, async ({ session }) => {
    await endToken(db, session.token);
    if (session.id) await endSession(db, session.userId, session.id);
    return { loggedOut: true as const };
  });

  serve(app, endpoints.changePassword, async ({ payload, session, request, reply }) => {
    const changed = await changeOwnPassword(context, session.userId, payload);
    return { message: messagesFor(request).passwordChanged, token: await openSession(context, changed, reply) };
  });
}
