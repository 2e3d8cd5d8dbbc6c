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

/** Whether the phone has logged in to this account since its password was last changed. */
export const isKnownTo = ({ userId, version }: KnownPhone, user: Known) =>
  userId === user.id && version === user.tokenVersion;

export type KnownPhones = ReturnType<typeof createKnownPhones>;

/**
 * A phone that has logged in to an account carries a signed cookie. It grants no access, only a rate limit of its own, so
 * that someone guessing from the same address (carriers share one among many customers) cannot lock the owner out. It
 * contains the account's token version, so a changed password invalidates it.
 */
export function createKnownPhones(secret: string) {
  const key = createSecretKey(secret, 'utf8');
  return {
    /** The content of the cookie, if its signature is valid. */
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
      // Browsers accept a `__Secure-` cookie over https only, so plain http cannot overwrite it.
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
