import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { adminPhotoPath, photoLimits, photoPath, photosPath, sha256, tus } from '../../src/contract/photos.ts';
import type { Context } from '../context.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { apiBase } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { announcePhoto } from './announce.ts';
import { sendPhoto } from './download.ts';
import { photoReceiver } from './receive.ts';
import { findPhoto, findPhotoOfClaim, lockPhoto } from './repository.ts';
import type { PhotoKey } from './store.ts';
import { announcedIn, offsetOf, tusVersionsHeader } from './tus.ts';

const url = apiBase + photoPath(':sha256');
const config = { access: 'customer' } as const;

/** Uploads by the tus protocol 1.0, core and creation, and the photos for those who may see them. */
export async function photoRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  // In a scope of their own, so that no other route takes bytes that are not JSON, and these take no JSON.
  await app.register(async (uploads) => uploadRoutes(uploads, context));

  app.get(url, { config }, async (request, reply) => sendPhoto(db, await findPhoto(db, keyOf(request)), reply));

  app.get(apiBase + adminPhotoPath(':id', ':sha256'), { config: { access: 'admin' } }, async (request, reply) =>
    sendPhoto(db, await findPhotoOfClaim(db, idParam(request), keyOf(request).sha256), reply),
  );
}

function uploadRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  const receive = photoReceiver(context);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    tus.pieceType,
    { parseAs: 'buffer', bodyLimit: photoLimits.pieceBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', requireTus);

  app.head(url, { config }, async (request, reply) => {
    // Locked for the reason of letters: the answer waits for the standby as the last piece did.
    const photo = await lockPhoto(db, keyOf(request));
    if (!photo) throw notFoundError();
    if (photo.state === 'refused') throw fieldError('photo', 'not-readable', 410);
    return reply.header(tus.offsetHeader, photo.received).header(tus.lengthHeader, photo.size).send();
  });

  app.patch(url, { config }, async (request, reply) => {
    const bytes = request.body;
    if (!Buffer.isBuffer(bytes)) throw new HttpError(415, (messages) => messages.notJson);
    const received = await receive(keyOf(request), { offset: offsetOf(request), bytes });
    switch (received.kind) {
      case 'added':
        return reply.code(204).header(tus.offsetHeader, received.offset).send();
      case 'moved':
        reply.header(tus.offsetHeader, received.offset);
        throw new HttpError(409, (messages) => messages.photoMoved);
      case 'too-large':
        throw new HttpError(413, (messages) => messages.tooLarge);
      case 'refused':
        throw fieldError('photo', received.refusal);
      case 'gone':
        throw fieldError('photo', 'not-readable', 410);
      case 'missing':
        throw notFoundError();
    }
  });

  app.post(apiBase + photosPath, { config }, async (request, reply) => {
    const photo = await announcePhoto(db, sessionOf(request).userId, announcedIn(request));
    if (photo === 'missing') throw notFoundError();
    if (photo === 'too-many') throw fieldError('photo', 'too-many-photos');
    const location = apiBase + photoPath(photo.sha256);
    return reply.code(201).header('location', location).header(tus.offsetHeader, photo.received).send();
  });
}

async function requireTus(request: FastifyRequest, reply: FastifyReply) {
  reply.header(tus.versionHeader, tus.version).header('cache-control', 'no-store');
  if (request.headers[tus.versionHeader] === tus.version) return;
  reply.header(tusVersionsHeader, tus.version);
  throw new HttpError(412, (messages) => messages.refused);
}

const sessionOf = (request: FastifyRequest) => request.session as Session;

/** A photo of the customer who asks, so that nobody learns of another's; 404 for what is not a hash. */
function keyOf(request: FastifyRequest): PhotoKey {
  const { sha256: hash } = request.params as { sha256: string };
  if (!v.is(sha256, hash)) throw notFoundError();
  return { userId: sessionOf(request).userId, sha256: hash };
}
