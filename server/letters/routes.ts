import type { FastifyInstance } from 'fastify';
import { calls } from '../../src/contract/api.ts';
import type { House } from '../house.ts';
import { serve } from '../http/serve.ts';
import { presentReceipt } from './present.ts';
import { findLetters } from './repository.ts';

export function letterRoutes(app: FastifyInstance, { db }: House) {
  serve(app, calls.lettersStatus, async ({ payload, session }) => {
    const letters = await findLetters(db, session.userId, payload.ids);
    return { arrived: letters.map(presentReceipt) };
  });
}
