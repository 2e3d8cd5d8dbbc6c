import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { announce, listen } from './channel.ts';
import { type Database, finishTransaction, withDatabase } from './database.ts';
import { clockOffset } from './server-clock.ts';

const roles = ['customer', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  role: v.picklist(roles),
  exp: v.number(),
  /** Tokens from older servers do not have it. */
  name: v.optional(v.string()),
});
const record = v.object({
  token: v.string(),
  user: v.object({ id: v.string(), role: v.picklist(roles), name: v.optional(v.string()) }),
  at: v.number(),
  /** Set when the server has responded to this token with 401. */
  refused: v.optional(v.literal(true)),
});

export type Session = v.InferOutput<typeof record>;
export type SessionState =
  | { state: 'missing' }
  | { state: 'undecodable' }
  /** By the phone's clock, or because the server refused the token. */
  | { state: 'expired'; session: Session }
  | { state: 'alive'; session: Session };

export const sessionKey = 'token';
const clockKey = 'clock';
const slackOfDateHeader = 5_000;

/** Identifies a token without exposing it. */
export const tokenSuffix = (token: string) => token.slice(-16);

export function ownerOf(stored: unknown): string | undefined {
  const parsed = v.safeParse(record, stored);
  return parsed.success ? parsed.output.user.id : undefined;
}

function decodeToken(token: string) {
  try {
    const parsed = v.safeParse(claims, jwtDecode(token));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the last measured clock offset and stores it if it has changed. */
async function updateClockOffset(storedOffset: number, database: Database): Promise<number> {
  const offset = clockOffset() ?? storedOffset;
  // If the quota is exceeded, the offset is measured again with the next response.
  if (Math.abs(offset - storedOffset) > slackOfDateHeader)
    await database.put('session', offset, clockKey).catch(() => {});
  return offset;
}

/**
 * Reads the session without changing it. `expired` is computed from the phone's clock, so the caller must confirm it
 * with the server: on a 401 call `endSession(token)`, and keep the session while the server is unreachable. An
 * `undecodable` session has no owner and is never accepted by the server, so call `endSession()` immediately.
 */
export async function readSession(now = Date.now()): Promise<SessionState> {
  const { stored, offset } = await withDatabase(async (database) => {
    const transaction = database.transaction('session');
    const [stored, offset] = await Promise.all([transaction.store.get(sessionKey), transaction.store.get(clockKey)]);
    return { stored, offset: await updateClockOffset(typeof offset === 'number' ? offset : 0, database) };
  });
  if (stored === undefined) return { state: 'missing' };
  const parsed = v.safeParse(record, stored);
  const token = parsed.success && decodeToken(parsed.output.token);
  if (!parsed.success || !token) return { state: 'undecodable' };
  const serverSeconds = (now + offset) / 1000;
  const isExpired = token.exp <= serverSeconds || parsed.output.refused === true;
  return { state: isExpired ? 'expired' : 'alive', session: parsed.output };
}

/** Includes an expired session: only the server decides whether the token is still valid. */
export async function currentSession(): Promise<Session | undefined> {
  const read = await readSession();
  return 'session' in read ? read.session : undefined;
}

/** Saves the session of a new token. Returns `undefined` and saves nothing if the token cannot be decoded. */
export async function saveSession(token: string, now = Date.now()): Promise<Session | undefined> {
  const payload = decodeToken(token);
  if (!payload) return undefined;
  const session: Session = {
    token,
    user: { id: payload.sub, role: payload.role, ...(payload.name && { name: payload.name }) },
    at: now,
  };
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    await Promise.all([
      transaction.store.put(session, sessionKey),
      transaction.store.put(clockOffset() ?? 0, clockKey),
      transaction.done,
    ]);
  });
  announce('session');
  return session;
}

/** Stores the role and name that the server says the account has now; the token may be older. */
export async function updateSessionUser(
  token: string,
  user: { role: 'customer' | 'premium'; name: string },
): Promise<void> {
  const isUpdated = await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const stored = v.safeParse(record, await transaction.store.get(sessionKey));
    const session = stored.success && stored.output.token === token ? stored.output : undefined;
    const isNew = session && (session.user.role !== user.role || session.user.name !== user.name);
    await finishTransaction(transaction, [
      isNew && transaction.store.put({ ...session, user: { ...session.user, ...user } }, sessionKey),
    ]);
    return isNew;
  });
  if (isUpdated) announce('session');
}

/** Keeps the session, so that its stored data is still shown until the customer logs in again. */
export async function markRefused(token: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const stored = v.safeParse(record, await transaction.store.get(sessionKey));
    const isThis = stored.success && stored.output.token === token;
    await finishTransaction(transaction, [
      isThis && transaction.store.put({ ...stored.output, refused: true }, sessionKey),
    ]);
  });
  announce('session');
}

/** With a token, ends only that session, so that a newer log-in is not lost. */
export async function endSession(token?: string): Promise<void> {
  const ended = await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const stored = v.safeParse(record, await transaction.store.get(sessionKey));
    const another = token !== undefined && stored.success && stored.output.token !== token;
    if (!another) await transaction.store.delete(sessionKey);
    await transaction.done;
    return !another;
  });
  if (ended) announce('session');
}

export const watchSession = (listener: () => void) => listen('session', listener);
