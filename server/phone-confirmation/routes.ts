import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { presentUser } from '../accounts/present.ts';
import type { Context } from '../context.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { confirmPhoneByCode, sendPhoneCode } from './confirm.ts';

export function phoneConfirmationRoutes(app: FastifyInstance, context: Context) {
  serve(app, endpoints.sendPhoneCode, async ({ session, request }) => {
    await sendPhoneCode(context, session.userId);
    return { message: messagesFor(request).phoneCodeSent };
  });

  serve(app, endpoints.confirmPhone, async ({ payload, session, request }) => {
    const user = await confirmPhoneByCode(context, request, session.userId, payload.code);
    return { message: messagesFor(request).phoneConfirmed, user: presentUser(user) };
  });
}
