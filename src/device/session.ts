import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { announce, listen } from './channel.ts';
import { type Database, finishTransaction, withDatabase } from './database.ts';
import { refreshPin, sendingKeyId } from './sealing/pin-record.ts';
import { clockOffset } from './server-clock.ts';
import {
  findSession,
  isOfToken,
  openSession,
  roles,
  type Session,
  sealedSessionKey,
  sealSession,
  sessionKey,
  sessionRecord,
} from './session-record.ts';

export type { Session } from './session-record.ts';

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  role: v.picklist(roles),
  exp: v.number(),
  /** Tokens from older servers do not have it. */
  name: v.optional(v.string()),
});

export type SessionState =
  | { state: 'missing' }
  | { state: 'undecodable' }
  /** By the phone's clock, or because the server refused the token. */
  | { state: 'expired'; session: Session }
  | { state: 'alive'; session: Session };

const clockKey = 'clock';
const slackOfDateHeader = 5_000;

function decodeToken(token: string) {
  try {
    const parsed = v.safeParse(claims, jwtDecode(token));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whose token it is. */
export const ownerOfToken = (token: string): string | undefined => decodeToken(token)?.sub;

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
  const { plain, sealed, offset } = await withDatabase(async (database) => {
    const { store } = database.transaction('session');
    const keys = [sessionKey, sealedSessionKey, clockKey];
    const [plain, sealed, offset] = await Promise.all(keys.map((key) => store.get(key)));
    return { plain, sealed, offset: await updateClockOffset(typeof offset === 'number' ? offset : 0, database) };
  });
  const stored = plain ?? (await openSession(sealed));
  if (stored === undefined) return { state: 'missing' };
  const parsed = v.safeParse(sessionRecord, stored);
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
  await refreshPin(session.user.id);
  const keyId = await sendingKeyId(session.user.id);
  const sealed = keyId && (await sealSession(session, keyId));
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    await Promise.all([
      transaction.store.put(sealed || session, sealed ? sealedSessionKey : sessionKey),
      transaction.store.delete(sealed ? sessionKey : sealedSessionKey),
      transaction.store.put(clockOffset() ?? 0, clockKey),
      transaction.done,
    ]);
  });
  announce('session');
  return session;
}

/** Seals the stored session where its owner has a PIN, or opens it where there is none any more. */
export async function resealSession(): Promise<void> {
  const session = await currentSession();
  if (!session) return;
  const keyId = await sendingKeyId(session.user.id);
  const wanted = keyId ? await sealSession(session, keyId) : session;
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const found = await findSession(transaction.store);
    const [to, from] = keyId ? [sealedSessionKey, sessionKey] : [sessionKey, sealedSessionKey];
    const isChanged = found?.key === from && isOfToken(found, session.token);
    await finishTransaction(transaction, [
      isChanged && transaction.store.put(wanted, to),
      isChanged && transaction.store.delete(from),
    ]);
  });
}

/** Stores the role and name that the server says the account has now; the token may be older. */
export async function updateSessionUser(
  token: string,
  user: { role: 'customer' | 'premium'; name: string },
): Promise<void> {
  const session = await currentSession();
  if (session?.token !== token) return;
  const updated = { ...session, user: { ...session.user, ...user } };
  const keyId = await sendingKeyId(session.user.id);
  const sealed = keyId && (await sealSession(updated, keyId));
  const isUpdated = await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const found = await findSession(transaction.store);
    const isNew =
      found && isOfToken(found, token) && (session.user.role !== user.role || session.user.name !== user.name);
    const record = found?.key === sessionKey ? updated : sealed;
    await finishTransaction(transaction, [isNew && record && transaction.store.put(record, found.key)]);
    return isNew;
  });
  if (isUpdated) announce('session');
}

/** Keeps the session, so that its stored data is still shown until the customer logs in again. */
export async function markRefused(token: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const found = await findSession(transaction.store);
    const isThis = found && isOfToken(found, token);
    await finishTransaction(transaction, [
      isThis && transaction.store.put({ ...found.stored, refused: true }, found.key),
    ]);
  });
  announce('session');
}

/** With a token, ends only that session, so that a newer log-in is not lost. */
export async function endSession(token?: string): Promise<void> {
  const ended = await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
    const found = await findSession(transaction.store);
    const another = token !== undefined && found && !isOfToken(found, token);
    if (!another) await Promise.all([transaction.store.delete(sessionKey), transaction.store.delete(sealedSessionKey)]);
    await transaction.done;
    return !another;
  });
  if (ended) announce('session');
}

export const watchSession = (listener: () => void) => listen('session', listener);
