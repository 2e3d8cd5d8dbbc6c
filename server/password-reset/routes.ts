import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { messagesFor } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { requestCode, resetPassword } from './reset.ts';

export function passwordResetRoutes(app: FastifyInstance, context: Context) {
  serve(app, endpoints.requestPasswordCode, async ({ payload, request }) => {
    await requestCode(context, request, payload.email);
    return { message: messagesFor(request).passwordCodeRequested };
  });

  serve(app, endpoints.resetPassword, async ({ payload, request }) => {
    await resetPassword(context, request, payload);
    return { message: messagesFor(request).passwordChanged };
  });
}
