import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type PortraitType, portraitLimits } from '../../src/contract/portrait.ts';
import type { Context } from '../context.ts';
import { accountDeletedError, fieldError } from '../http/errors.ts';
import { notFoundError } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { isReadable } from '../photos/check-content.ts';
import { changePortrait, portraitsOf, presentPortrait, versionOf } from './repository.ts';

/** The photographs on the cards, for the customer alone; the desk sees them on the customer's page. */
export function portraitRoutes(app: FastifyInstance, { db }: Context) {
  async function portraitsFor(userId: string) {
    const all = await portraitsOf(db, userId);
    return { version: versionOf(all), portraits: all.map(presentPortrait) };
  }

  serve(app, endpoints.portraits, ({ session }) => portraitsFor(session.userId));

  serve(app, endpoints.changePortrait, async ({ payload: { personId, image }, session: { userId } }) => {
    const parsed = image === null ? null : parseImage(image);
    if (parsed && parsed.bytes.length > portraitLimits.bytes) throw fieldError('image', 'too-long');
    if (parsed && !(await isReadable(parsed.bytes, parsed.type))) throw fieldError('image', 'not-readable');
    const outcome = await changePortrait(db, userId, { personId, image: parsed });
    if (outcome === 'deleted') throw accountDeletedError(userId);
    if (outcome === 'missing') throw notFoundError();
    return portraitsFor(userId);
  });
}

/** The payload's schema has checked its form. */
function parseImage(image: string): { type: PortraitType; bytes: Buffer } {
  const [head = '', data = ''] = image.split(';base64,');
  return { type: head === 'data:image/webp' ? 'image/webp' : 'image/jpeg', bytes: Buffer.from(data, 'base64') };
}
