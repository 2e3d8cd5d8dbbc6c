import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiBase } from '../../../server/http/serve.ts';
import { idempotencyHeader, letterEndpoints } from '../../../src/contract/letters.ts';
import { type Planned, plannedIn } from '../letters.ts';

const addresses = new Set(Object.values(letterEndpoints).map(({ path }) => apiBase + path));

export const isLetter = ({ method, url }: IncomingMessage) => method === 'POST' && addresses.has(url ?? '');

/** A letter of the plan at the door, with all that can be seen of it there. */
export type LogInState = Planned & { id: string; user: string; by: 'page' | 'worker'; sha256: string };

export function arrivalOf({ headers }: IncomingMessage, body: Buffer): LogInState | undefined {
  const planned = plannedIn(body.toString('utf8'));
  if (!planned) return undefined;
  return {
    ...planned,
    id: String(headers[idempotencyHeader]),
    user: subjectOf(headers.authorization ?? ''),
    // A page asks in the language it shows; a worker shows none.
    by: headers['accept-language'] === '*' ? 'worker' : 'page',
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}

/** Whose token it is, unproven: what it proves is for the server to find out. */
function subjectOf(authorization: string): string {
  const claims = authorization.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }).sub ?? '';
}
