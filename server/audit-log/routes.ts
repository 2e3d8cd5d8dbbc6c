import type { FastifyInstance } from 'fastify';
import { type AuditLine, auditQuery } from '../../src/contract/admin/audit-log.ts';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { Context } from '../context.ts';
import { paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { type FoundLine, listAuditLog } from './repository.ts';

const pageLength = 50;

export function auditLogRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.auditLog, async ({ request }) => {
    const found = await listAuditLog(db, parseQuery(auditQuery, request), pageLength + 1);
    const page = paginate(found, pageLength, ({ line }) => line.id);
    return { lines: page.shown.map(presentLine), next: page.next };
  });
}

function presentLine({ line, byName, claimNumber, customerName }: FoundLine): AuditLine {
  const { id, at, action, status, subject, details, address, device } = line;
  return {
    id,
    at: at.toISOString(),
    action,
    status,
    by: named(line.byUser, byName),
    claim: named(line.claimId, claimNumber),
    customer: named(line.customerId, customerName),
    subject,
    details,
    address,
    device,
  };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
