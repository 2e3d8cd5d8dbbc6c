import { randomUUID } from 'node:crypto';
import { type JWTVerifyOptions, SignJWT } from 'jose';
import { type Role, roles } from '../db/schema/roles.ts';
import { sessionSeconds } from './policy.ts';
import type { SigningKeys } from './signing-keys.ts';

const issuer = 'tenawas';
const algorithm = 'HS256';
/** The audience of administrators' tokens. Customers' tokens have none, so neither kind is accepted as the other. */
const adminAudience = 'tenawas-desk';

const maxCachedTokens = 10_000;

export type TokenClaims = { userId: string; role: Role; version: number; sessionId?: string };
type Signed = TokenClaims & { /** shown by the page before the profile is loaded */ name?: string };
type Verified = TokenClaims & { /** in milliseconds */ until: number };
export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(keys: SigningKeys) {
  // Caches verified signatures, so that each token is verified once.
  const verified = new Map<string, Verified>();

  async function decode(token: string, options: JWTVerifyOptions = {}): Promise<Verified | undefined> {
    try {
      const payload = await keys.verify(token, {
        algorithms: [algorithm],
        issuer,
        requiredClaims: ['sub', 'exp', 'role', 'ver'],
        ...options,
      });
      const role = roles.find((known) => known === payload.role);
      if (!role || typeof payload.ver !== 'number' || !payload.sub || !payload.exp) return undefined;
      if (payload.aud !== (role === 'admin' ? adminAudience : undefined)) return undefined;
      const claims = { userId: payload.sub, role, version: payload.ver, until: payload.exp * 1000 };
      return payload.jti ? { ...claims, sessionId: payload.jti } : claims;
    } catch {
      return undefined;
    }
  }

  return {
    sign: ({ userId, role, version, name, sessionId = randomUUID() }: Signed): Promise<string> => {
      const token = new SignJWT({ role, ver: version, ...(name && { name }) })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuer(issuer)
        // Makes tokens of the same second differ, so that a log-out ends only one of them.
        .setJti(sessionId)
        .setExpirationTime(Math.floor(Date.now() / 1000) + sessionSeconds[role]);
      return (role === 'admin' ? token.setAudience(adminAudience) : token).sign(keys.sign);
    },

    /** The claims of a valid token, otherwise undefined. */
    async verify(token: string): Promise<TokenClaims | undefined> {
      const known = verified.get(token);
      if (known) return Date.now() < known.until ? known : undefined;
      const claims = await decode(token);
      if (claims && verified.size >= maxCachedTokens) verified.clear();
      if (claims) verified.set(token, claims);
      return claims;
    },

    /** The claims of a token that is valid except that it may have expired. */
    verifyIgnoringExpiry: (token: string): Promise<TokenClaims | undefined> =>
      decode(token, { currentDate: new Date(0) }),
  };
}
