import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { announce, listen } from './channel.ts';
import { type Database, together, withDatabase } from './database.ts';
import { clockOffset } from './server-clock.ts';

const roles = ['customer', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  role: v.picklist(roles),
  exp: v.number(),
  /** tokens of older servers have none */
  name: v.optional(v.string()),
});
const record = v.object({
  token: v.string(),
  user: v.object({ id: v.string(), role: v.picklist(roles), name: v.optional(v.string()) }),
  at: v.number(),
  /** the server has answered this token with 401 */
  refused: v.optional(v.literal(true)),
});

export type Session = v.InferOutput<typeof record>;
export type SessionState =
  | { state: 'missing' }
  | { state: 'undecodable' }
  /** by this phone's clock, or as the server said */
  | { state: 'expired'; session: Session }
  | { state: 'alive'; session: Session };

export const sessionKey = 'token';
const clockKey = 'clock';
const slackOfDateHeader = 5_000;

/** A token's tail tells it from others without being of use to anybody. */
export const tailOf = (token: string) => token.slice(-16);

export function ownerOf(stored: unknown): string | undefined {
  const parsed = v.safeParse(record, stored);
  return parsed.success ? parsed.output.user.id : undefined;
}

function decoded(token: string) {
  try {
    const parsed = v.safeParse(claims, jwtDecode(token));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The last heard of the server's clock; kept for the next start when it says something new. */
async function newest(kept: number, database: Database): Promise<number> {
  const heard = clockOffset() ?? kept;
  // On a full phone it will be heard again.
  if (Math.abs(heard - kept) > slackOfDateHeader) await database.put('session', heard, clockKey).catch(() => {});
  return heard;
}

/**
 * Reads, and removes nothing: `expired` is this phone's reckoning, and the server may see it otherwise. Whoever holds an
 * expired session asks the server; when that answers 401, `endSession(token)` follows. Out of reach, the session stays.
 * An undecodable one says not even whose it is, and no server takes it: `endSession()` right away.
 */
export async function readSession(now = Date.now()): Promise<SessionState> {
  const { stored, offset } = await withDatabase(async (database) => {
    const transaction = database.transaction('session');
    const [stored, offset] = await Promise.all([transaction.store.get(sessionKey), transaction.store.get(clockKey)]);
    return { stored, offset: await newest(typeof offset === 'number' ? offset : 0, database) };
  });
  if (stored === undefined) return { state: 'missing' };
  const parsed = v.safeParse(record, stored);
  const token = parsed.success && decoded(parsed.output.token);
  if (!parsed.success || !token) return { state: 'undecodable' };
  const serverSeconds = (now + offset) / 1000;
  const isExpired = token.exp <= serverSeconds || parsed.output.refused === true;
  return { state: isExpired ? 'expired' : 'alive', session: parsed.output };
}

/** The session of a token just given out; `undefined`, and nothing saved, if it can't be read. */
export async function saveSession(token: string, now = Date.now()): Promise<Session | undefined> {
  const said = decoded(token);
  if (!said) return undefined;
  const session: Session = {
    token,
    user: { id: said.sub, role: said.role, ...(said.name && { name: said.name }) },
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

/** What is kept under the session goes on being shown, until its customer logs in again. */
export async function markRefused(token: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('session', 'readwrite');
    const stored = v.safeParse(record, await transaction.store.get(sessionKey));
    const isThis = stored.success && stored.output.token === token;
    await together(transaction, [isThis && transaction.store.put({ ...stored.output, refused: true }, sessionKey)]);
  });
  announce('session');
}

/** With a token, only that session ends: a log-in that came in between stays. */
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
