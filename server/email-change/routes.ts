import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { presentUser } from '../accounts/present.ts';
import type { Context } from '../context.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { confirmEmail, sendEmailCodeAgain } from './email-change.ts';

export function emailChangeRoutes(app: FastifyInstance, context: Context) {
  serve(app, endpoints.sendEmailCode, async ({ session, request }) => {
    await sendEmailCodeAgain(context, session.userId);
    return { message: messagesFor(request).emailCodeSent };
  });

  serve(app, endpoints.confirmEmail, async ({ payload, session, request }) => {
    const user = await confirmEmail(context, request, session.userId, payload.code);
    return { message: messagesFor(request).emailChanged, user: presentUser(user) };
  });
}
