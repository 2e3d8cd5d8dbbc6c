import type { FastifyReply } from 'fastify';
import { photoExtensions } from '../../src/contract/photos.ts';
import type { Db } from '../db/database.ts';
import { notFoundError } from '../http/query-params.ts';
import type { Photo } from './repository.ts';
import { photoStore } from './store.ts';

/** Sent as a download in a sandbox, so that no browser runs the content as a page of this site. */
export async function sendPhoto(db: Db, photo: Photo | undefined, reply: FastifyReply) {
  if (photo?.state !== 'stored') throw notFoundError();
  const bytes = await photoStore.read(db, photo);
  return reply
    .type(photo.type)
    .header('content-disposition', `attachment; filename="photo.${photoExtensions[photo.type]}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(bytes);
}
