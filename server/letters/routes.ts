import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { presentReceipt } from './present.ts';
import { findLetters } from './repository.ts';

export function letterRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, endpoints.lettersStatus, async ({ payload, session }) => {
    const letters = await findLetters(db, session.userId, payload.ids);
    return { arrived: letters.map(presentReceipt) };
  });
}
