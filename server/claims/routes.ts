import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { uuid } from '../../src/contract/fields.ts';
import { claimsAfter } from '../../src/contract/responses/claims.ts';
import { yearlyLimitOf } from '../benefits/repository.ts';
import type { Context } from '../context.ts';
import { HttpError, validationError } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { linkedPhotos } from '../photos/repository.ts';
import { presentDetail, presentLine } from './present.ts';
import { correctionOf, eventsOf, findClaim, newestClaims } from './repository.ts';

const pageLength = 50;

export function claimRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, endpoints.claims, async ({ session, request }) => {
    const before = (request.query as Record<string, unknown>)[claimsAfter];
    if (before !== undefined && !v.is(uuid, before)) throw validationError({ [claimsAfter]: { code: 'wrong-type' } });
    const found = await newestClaims(db, session.userId, { most: pageLength + 1, before });
    const claims = found.slice(0, pageLength);
    return {
      claims: claims.map(presentLine),
      next: found.length > pageLength ? (claims.at(-1)?.claim.id ?? null) : null,
    };
  });

  // 404 for another customer's claim, so that its existence is not revealed.
  serve(app, endpoints.oneClaim, async ({ session, request }) => {
    const { id } = request.params as { id: string };
    const found = v.is(uuid, id) ? await findClaim(db, id, session.userId) : undefined;
    if (!found) throw new HttpError(404, (messages) => messages.notFound);
    const photos = await linkedPhotos(db, { claimId: id });
    const detail = presentDetail(found, await eventsOf(db, id), await correctionOf(db, found.claim), photos);
    return { ...detail, yearlyLimit: await yearlyLimitOf(db, found.claim) };
  });
}
