import { createSecretKey } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { newId } from '../db/uuid.ts';
import type { User } from './repository.ts';

const cookie = 'known-phone';
const issuer = 'tenawas-known-phone';
const days = 365;

type Known = Pick<User, 'id' | 'tokenVersion'>;
export type KnownPhone = { id: string; userId: string; version: unknown };

/** It logged in to this account with the password that it has now. */
export const knows = ({ userId, version }: KnownPhone, user: Known) =>
  userId === user.id && version === user.tokenVersion;

export type KnownPhones = ReturnType<typeof knownPhonesWith>;

/**
 * A phone that logged in to an account before carries a cookie that says so. It opens nothing: it only gives the phone
 * its own count of attempts, so that a stranger who guesses at the account from the same address (a whole town may
 * share one) cannot keep its owner out. Like a token it names the account's version, so that with a changed password all
 * that was known before is forgotten.
 */
export function knownPhonesWith(secret: string) {
  const key = createSecretKey(secret, 'utf8');
  return {
    /** What the phone says of itself, if it is ours. */
    read: async (request: FastifyRequest): Promise<KnownPhone | undefined> => {
      const token = new RegExp(`(?:^|; *)(?:__Secure-)?${cookie}=([\\w.-]+)`).exec(request.headers.cookie ?? '')?.[1];
      if (!token) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          requiredClaims: ['sub', 'jti'],
        });
        return { id: payload.jti as string, userId: payload.sub as string, version: payload.ver };
      } catch {
        return undefined;
      }
    },
    remember: async (reply: FastifyReply, { id, tokenVersion }: Known) => {
      // Where the browser can hold a cookie to https it is told to by its name, which nothing on plain http can take.
      const [prefix, secure] = reply.request.protocol === 'https' ? ['__Secure-', '; Secure'] : ['', ''];
      const token = await new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(id)
        .setJti(newId())
        .setExpirationTime(`${days}d`)
        .sign(key);
      const attributes = `Path=/api; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
      reply.header('set-cookie', `${prefix}${cookie}=${token}; ${attributes}`);
    },
  };
}
