import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { presentUser } from '../accounts/present.ts';
import type { Context } from '../context.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { confirmEmail, sendEmailCode } from './email-change.ts';

export function emailChangeRoutes(app: FastifyInstance, context: Context) {
  serve(app, endpoints.sendEmailCode, async ({ session, request }) => {
    await sendEmailCode(context, session.userId);
    return { message: messagesFor(request).emailCodeSent };
  });

  serve(app, endpoints.confirmEmail, async ({ payload, session, request }) => {
    const { user, isNew } = await confirmEmail(context, request, session.userId, payload.code);
    request.auditDetails = { changed: isNew };
    const { emailChanged, emailConfirmed } = messagesFor(request);
    return { message: isNew ? emailChanged : emailConfirmed, user: presentUser(user) };
  });
}
