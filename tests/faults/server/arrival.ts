import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiBase } from '../../../server/http/serve.ts';
import { endpointOfLetter, idempotencyHeader } from '../../../src/contract/letters.ts';
import { photosPath } from '../../../src/contract/photos.ts';
import { type PlannedLetter, parsePlanned } from '../letters.ts';

const addresses = new Set(Object.values(endpointOfLetter).map(({ path }) => apiBase + path));

export const isLetter = ({ method, url }: IncomingMessage) => method === 'POST' && addresses.has(url ?? '');

const photoPrefix = apiBase + photosPath;
export const isPhotoPiece = ({ method, url }: IncomingMessage) =>
  method === 'PATCH' && (url ?? '').startsWith(photoPrefix);

/** A planned letter that has arrived, with what its request reveals. */
export type Arrival = PlannedLetter & { id: string; user: string; by: 'page' | 'worker'; sha256: string };

export function parseArrival({ headers }: IncomingMessage, body: Buffer): Arrival | undefined {
  const planned = parsePlanned(body.toString('utf8'));
  if (!planned) return undefined;
  return {
    ...planned,
    id: String(headers[idempotencyHeader]),
    user: subjectOf(headers.authorization ?? ''),
    // Pages send their language, workers send `*`.
    by: headers['accept-language'] === '*' ? 'worker' : 'page',
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}

/** The token's customer, not verified; the server verifies it. */
function subjectOf(authorization: string): string {
  const claims = authorization.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }).sub ?? '';
}
