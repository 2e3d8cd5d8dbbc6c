import * as v from 'valibot';
import { openText, sealedText, sealText } from './sealing/sealed.ts';

export const roles = ['customer', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

export const sessionKey = 'token';
export const sessionRecord = v.object({
  token: v.string(),
  user: v.object({ id: v.string(), role: v.picklist(roles), name: v.optional(v.string()) }),
  at: v.number(),
  /** Set when the server has responded to this token with 401. */
  refused: v.optional(v.literal(true)),
});
export type Session = v.InferOutput<typeof sessionRecord>;

/** Another key than without a PIN, because older releases delete a session that they cannot read. */
export const sealedSessionKey = 'sealed-token';
const sealedSession = v.object({
  user: v.object({ id: v.string(), role: v.picklist(roles) }),
  tokenSuffix: v.string(),
  at: v.number(),
  refused: v.optional(v.literal(true)),
  /** The token and the name, with the key that the worker has too: it sends letters while the app is locked. */
  secret: sealedText,
});
type SealedSession = v.InferOutput<typeof sealedSession>;
const secret = v.object({ token: v.string(), name: v.optional(v.string()) });

/** Identifies a token without exposing it. */
export const tokenSuffix = (token: string) => token.slice(-16);

export async function sealSession({ token, user, at, refused }: Session, keyId: string): Promise<SealedSession> {
  const { id, role, name } = user;
  return {
    user: { id, role },
    tokenSuffix: tokenSuffix(token),
    at,
    ...(refused && { refused }),
    secret: await sealText(keyId, JSON.stringify({ token, ...(name && { name }) })),
  };
}

export async function openSession(stored: unknown): Promise<Session | undefined> {
  const parsed = v.safeParse(sealedSession, stored);
  if (!parsed.success) return undefined;
  const { user, at, refused } = parsed.output;
  try {
    const { token, name } = v.parse(secret, JSON.parse(await openText(parsed.output.secret)));
    return { token, user: { ...user, ...(name && { name }) }, at, ...(refused && { refused }) };
  } catch {
    // Without the key it is as if nobody was logged in.
    return undefined;
  }
}

type SessionStore = { get(key: string): Promise<unknown> };
type Found = { key: string; stored: Session | SealedSession };

/** Within a transaction. A plain session beside a sealed one is that of a later log-in in an older release. */
export async function findSession(store: SessionStore): Promise<Found | undefined> {
  const [plain, sealed] = await Promise.all([store.get(sessionKey), store.get(sealedSessionKey)]);
  const key = plain === undefined ? sealedSessionKey : sessionKey;
  const parsed = plain === undefined ? v.safeParse(sealedSession, sealed) : v.safeParse(sessionRecord, plain);
  return parsed.success ? { key, stored: parsed.output } : undefined;
}

export const isOfToken = ({ stored }: Found, token: string): boolean =>
  'token' in stored ? stored.token === token : stored.tokenSuffix === tokenSuffix(token);

/** Who is logged in, within a transaction. */
export const sessionOwner = async (store: SessionStore): Promise<string | undefined> =>
  (await findSession(store))?.stored.user.id;
