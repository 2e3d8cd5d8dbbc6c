import { type AuditAction, auditActions } from '../../src/contract/admin/audit-log.ts';
import { parseJson } from '../http/body.ts';

type Payload = Record<string, unknown>;

/** Of requests about customers: nothing that somebody wrote, and no secret. */
const keptOfCustomers = [
  'action',
  'amountCents',
  'day',
  'plan',
  'from',
  'until',
  'to',
  'channel',
  'role',
  'limitCents',
  'limitPerPerson',
];
const offers: readonly AuditAction[] = auditActions.offers;

/** Empty for a body that is not a JSON object. */
function payloadOf(body: unknown): Payload {
  try {
    const payload = parseJson(body);
    return typeof payload === 'object' && payload !== null ? (payload as Payload) : {};
  } catch {
    return {};
  }
}

/** What a request changed. Offers are public, so they are recorded whole. */
export function detailsOf(action: AuditAction, body: unknown): Payload | null {
  const isKept = ([key]: [string, unknown]) => offers.includes(action) || keptOfCustomers.includes(key);
  const kept = Object.entries(payloadOf(body)).filter(isKept);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
