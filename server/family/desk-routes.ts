import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError, paginate } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { pageFilter, pageLength } from '../requests/page-filter.ts';
import { presentMemberRequest } from './present.ts';
import { listMemberRequests, settleMember } from './repository.ts';

/** Administrators settle what customers ask for; members are added and changed on the customer's page. */
export function familyDeskRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.familyRequests, async ({ request }) => {
    const found = await listMemberRequests(db, pageFilter(request));
    const { shown, next } = paginate(found, pageLength, ({ request: { id } }) => id);
    return { members: shown.map(presentMemberRequest), next };
  });

  serve(app, adminEndpoints.settleFamilyMember, async ({ payload, session, request }) => {
    const id = idParam(request);
    const isSettled = await settleMember(db, id, payload, session.userId);
    const [now] = await listMemberRequests(db, { id, most: 1 });
    if (!now) throw notFoundError();
    if (!isSettled) throw new HttpError(409, (messages) => messages.settledBefore);
    return presentMemberRequest(now);
  });
}
