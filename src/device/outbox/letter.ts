import * as v from 'valibot';
import { letterKinds } from '../../contract/letters.ts';
import { migrate, type Payload, payload } from '../../contract/payload.ts';
import { receipt } from '../../contract/responses/receipt.ts';
import { openText, sealedText } from '../sealing/sealed.ts';

export const letterStates = ['queued', 'sending', 'sent', 'needs-login', 'needs-attention', 'parked'] as const;
export type LetterState = (typeof letterStates)[number];

const fieldErrors = v.record(v.string(), v.object({ code: v.string(), message: v.string() }));

/** The last failed attempt. `message` and `errors` come from the server. */
const lastError = v.object({
  at: v.number(),
  why: v.string(),
  status: v.optional(v.number()),
  message: v.optional(v.string()),
  errors: v.optional(fieldErrors),
});
export type LastError = v.InferOutput<typeof lastError>;

const schema = v.object({
  /** The version of this record; `schemaVersion` is that of the payload. */
  version: v.number(),
  /** A UUID, used as the Idempotency-Key. */
  id: v.string(),
  owner: v.string(),
  kind: v.picklist(letterKinds),
  schemaVersion: v.number(),
  /** The payload as JSON, serialized once at submission. After sending, only the fields that lists show. With a PIN it is sealed. */
  body: v.union([v.string(), sealedText]),
  sha256: v.string(),
  /** The order of submission on this phone, independent of its clock. */
  sequence: v.number(),
  createdAt: v.number(),
  state: v.picklist(letterStates),
  attempts: v.number(),
  triedAt: v.nullable(v.number()),
  /** When to retry automatically; 0 means immediately, whatever the clock shows. */
  nextAt: v.number(),
  /** The server's Retry-After, which also applies to sending by hand. */
  notBefore: v.number(),
  lease: v.nullable(v.object({ holder: v.string(), until: v.number() })),
  lastError: v.nullable(lastError),
  /** The suffix of the refused token: the letter may be sent with any other. */
  refusedToken: v.nullable(v.string()),
  receipt: v.nullable(receipt),
  sentAt: v.nullable(v.number()),
  supersedes: v.nullable(v.string()),
  supersededBy: v.nullable(v.string()),
  /** It was sent back to its form and submitted again under the same id. */
  edited: v.optional(v.boolean()),
});
export type StoredLetter = v.InferOutput<typeof schema>;
export type Letter = StoredLetter & { body: string };

export const letterRecord = payload(1, schema);

const versioned = v.object({ version: v.number() });

/**
 * Migrates a stored record to the current version. Returns `undefined` for one that a later release wrote, which must
 * be left unchanged. Unknown fields are kept.
 */
export function readLetter(record: unknown, as: Payload<typeof schema> = letterRecord): StoredLetter | undefined {
  if (!v.is(versioned, record)) return undefined;
  const today = migrate(as, record.version, record);
  if (!v.is(as.schema, today)) return undefined;
  return { ...today, version: Math.max(record.version, as.version) };
}

/** Rejects with `KeyMissing` where its key is not at hand. */
export const openBody = async ({ body }: Pick<StoredLetter, 'body'>): Promise<string> =>
  typeof body === 'string' ? body : openText(body);

type Written<B> = { body: B } & Pick<
  StoredLetter,
  'id' | 'owner' | 'kind' | 'schemaVersion' | 'sha256' | 'sequence' | 'createdAt' | 'supersedes' | 'edited'
>;

export function newLetter<B extends StoredLetter['body']>(written: Written<B>): StoredLetter & { body: B } {
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

const listed = ['hospital', 'service', 'policy', 'priority', 'claim', 'person'];

/** Reduces the body of a sent letter to the fields that lists show, since the server has the rest. */
export function summaryOf(body: string): string {
  const payload = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(payload).filter(([name]) => listed.includes(name))));
}
