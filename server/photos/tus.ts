import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { uuid } from '../../src/contract/fields.ts';
import { announcedPhoto, tus } from '../../src/contract/photos.ts';
import { check } from '../../src/contract/validate.ts';
import { HttpError, validationError } from '../http/errors.ts';

export const tusVersionsHeader = 'tus-version';

/** Of the whole photo, or undefined if the header is not a number of bytes. */
function bytesIn(request: FastifyRequest, name: string): number | undefined {
  const header = request.headers[name];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

export function offsetOf(request: FastifyRequest): number {
  const offset = bytesIn(request, tus.offsetHeader);
  if (offset === undefined) throw new HttpError(400, (messages) => messages.malformed);
  return offset;
}

const creation = v.intersect([v.object({ letter: uuid }), announcedPhoto]);

/** The photo that a `POST` is about. Other metadata, such as a file's name, is ignored. */
export function announcedIn(request: FastifyRequest): v.InferOutput<typeof creation> {
  const pairs = String(request.headers[tus.metadataHeader] ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()] as const);
  const { letter, sha256, type } = Object.fromEntries(pairs);
  const checked = check(creation, { letter, sha256, type, size: bytesIn(request, tus.lengthHeader) });
  if (!checked.ok) throw validationError(checked.errors);
  return { ...checked.value, letter: checked.value.letter.toLowerCase() };
}
