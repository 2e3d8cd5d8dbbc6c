import { createSecretKey, randomUUID } from 'node:crypto';
import { type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { type Role, roles } from '../db/roles.ts';
import { sessionSeconds } from './policy.ts';

const issuer = 'tenawas';
const algorithm = 'HS256';
/** An administrator's tokens name it, a customer's name nothing: neither is any good in the other's place. */
const desk = 'tenawas-desk';

const tokensInMind = 10_000;

export type TokenClaims = { userId: string; role: Role; version: number };
type Signed = TokenClaims & { /** for a phone that was never told more of its customer */ name?: string };
type Verified = TokenClaims & { /** in milliseconds */ until: number };
export type Tokens = ReturnType<typeof tokensWith>;

export function tokensWith(secret: string) {
  const key = createSecretKey(secret, 'utf8');
  // A signature that was right once stays right: a customer's next request does not pay for the proof again.
  const verified = new Map<string, Verified>();

  async function said(token: string, more: JWTVerifyOptions = {}): Promise<Verified | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        requiredClaims: ['sub', 'exp', 'role', 'ver'],
        ...more,
      });
      const role = roles.find((known) => known === payload.role);
      if (!role || typeof payload.ver !== 'number' || !payload.sub || !payload.exp) return undefined;
      if (payload.aud !== (role === 'admin' ? desk : undefined)) return undefined;
      return { userId: payload.sub, role, version: payload.ver, until: payload.exp * 1000 };
    } catch {
      return undefined;
    }
  }

  return {
    sign: ({ userId, role, version, name }: Signed): Promise<string> => {
      const token = new SignJWT({ role, ver: version, ...(name && { name }) })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuer(issuer)
        // Two log-ins of one second would be one token otherwise, and end as one.
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(Date.now() / 1000) + sessionSeconds[role]);
      return (role === 'admin' ? token.setAudience(desk) : token).sign(key);
    },

    /** What a token says, when it is ours, whole and not expired. */
    async verify(token: string): Promise<TokenClaims | undefined> {
      const known = verified.get(token);
      if (known) return Date.now() < known.until ? known : undefined;
      const claims = await said(token);
      if (claims && verified.size >= tokensInMind) verified.clear();
      if (claims) verified.set(token, claims);
      return claims;
    },

    /** What it said while it lasted. */
    read: (token: string): Promise<TokenClaims | undefined> => said(token, { currentDate: new Date(0) }),
  };
}
