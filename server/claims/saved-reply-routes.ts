import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../db/duplicate.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { addSavedReply, allSavedReplies, changeSavedReply, deleteSavedReply } from './desk-repository.ts';

/** Texts that administrators use in their decisions again and again. */
export function savedReplyRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.savedReplies, async () => ({ replies: await allSavedReplies(db) }));
  serve(app, adminEndpoints.addSavedReply, ({ payload }) => withUniqueTitle(addSavedReply(db, payload)));
  serve(app, adminEndpoints.changeSavedReply, ({ payload, request }) =>
    withUniqueTitle(changeSavedReply(db, idParam(request), payload)),
  );
  serve(app, adminEndpoints.deleteSavedReply, async ({ request }) => {
    await deleteSavedReply(db, idParam(request));
    return { replies: await allSavedReplies(db) };
  });
}

async function withUniqueTitle<T>(change: Promise<T | undefined>): Promise<T> {
  try {
    const changed = await change;
    if (!changed) throw notFoundError();
    return changed;
  } catch (error) {
    if (isDuplicate(error)) throw new HttpError(409, (messages) => messages.nameTaken);
    throw error;
  }
}
