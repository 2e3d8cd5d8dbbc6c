import * as v from 'valibot';
import { letterKinds } from '../../contract/letters.ts';
import { migrated, type Payload, payload } from '../../contract/payload.ts';
import { receipt } from '../../contract/responses/receipt.ts';

export const letterStates = ['queued', 'sending', 'sent', 'needs-login', 'needs-attention', 'parked'] as const;
export type LetterState = (typeof letterStates)[number];

const fieldErrors = v.record(v.string(), v.object({ code: v.string(), message: v.string() }));

/** What became of the last try that failed. `message` and `errors` are the server's own messages. */
const lastError = v.object({
  at: v.number(),
  why: v.string(),
  status: v.optional(v.number()),
  message: v.optional(v.string()),
  errors: v.optional(fieldErrors),
});
export type LastError = v.InferOutput<typeof lastError>;

const schema = v.object({
  /** of this record's shape; `schemaVersion` is the payload's */
  version: v.number(),
  /** a UUID, and the Idempotency-Key */
  id: v.string(),
  owner: v.string(),
  kind: v.picklist(letterKinds),
  schemaVersion: v.number(),
  /** the JSON as it was encoded once, when it was written; of a letter that was sent what a list shows of it */
  body: v.string(),
  sha256: v.string(),
  /** the order of writing on this phone, which a changed clock can't turn round */
  sequence: v.number(),
  createdAt: v.number(),
  state: v.picklist(letterStates),
  attempts: v.number(),
  triedAt: v.nullable(v.number()),
  /** when to try again by itself; 0 is at once, whatever the clock says */
  nextAt: v.number(),
  /** the server asked not to be tried before, even by hand */
  notBefore: v.number(),
  lease: v.nullable(v.object({ holder: v.string(), until: v.number() })),
  lastError: v.nullable(lastError),
  /** the tail of the token that was refused: with any other it may be tried */
  refusedToken: v.nullable(v.string()),
  receipt: v.nullable(receipt),
  sentAt: v.nullable(v.number()),
  supersedes: v.nullable(v.string()),
  supersededBy: v.nullable(v.string()),
});
export type Letter = v.InferOutput<typeof schema>;

export const letterRecord = payload(1, schema);

const versioned = v.object({ version: v.number() });

/**
 * A record in today's shape. `undefined` is one that this release can't read, because a later one wrote it: it is kept as
 * it is. Fields that this release does not know stay in the record.
 */
export function readLetter(record: unknown, as: Payload<typeof schema> = letterRecord): Letter | undefined {
  if (!v.is(versioned, record)) return undefined;
  const today = migrated(as, record.version, record);
  if (!v.is(as.schema, today)) return undefined;
  return { ...today, version: Math.max(record.version, as.version) };
}

type Written = Pick<
  Letter,
  'id' | 'owner' | 'kind' | 'schemaVersion' | 'body' | 'sha256' | 'sequence' | 'createdAt' | 'supersedes'
>;

export function newLetter(written: Written): Letter {
  return {
    ...written,
    version: letterRecord.version,
    state: 'queued',
    attempts: 0,
    triedAt: null,
    nextAt: 0,
    notBefore: 0,
    lease: null,
    lastError: null,
    refusedToken: null,
    receipt: null,
    sentAt: null,
    supersededBy: null,
  };
}

const listed = ['hospital', 'service', 'policy', 'priority'];

/** What stays of a letter's body once it was sent: the rest the server has, and it is nobody's to read on this phone. */
export function listedOf(body: string): string {
  const payload = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(payload).filter(([name]) => listed.includes(name))));
}

export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
