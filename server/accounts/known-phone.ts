import { createSecretKey } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { newId } from '../db/uuid.ts';

const cookie = 'known-phone';
const issuer = 'tenawas-known-phone';
const days = 365;

export type KnownPhones = ReturnType<typeof knownPhonesWith>;

/**
 * A phone that logged in to an account before carries a cookie that says so. It opens nothing: it only gives the phone
 * its own count of attempts, so that a stranger who guesses at the account from the same address (a whole town may
 * share one) cannot keep its owner out.
 */
export function knownPhonesWith(secret: string) {
  const key = createSecretKey(secret, 'utf8');
  return {
    /** The phone's id, when it knows this account. */
    recognise: async (request: FastifyRequest, userId: string | undefined): Promise<string | undefined> => {
      const token = new RegExp(`(?:^|; *)(?:__Secure-)?${cookie}=([\\w.-]+)`).exec(request.headers.cookie ?? '')?.[1];
      if (!token || !userId) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, subject: userId });
        return payload.jti;
      } catch {
        return undefined;
      }
    },
    remember: async (reply: FastifyReply, userId: string) => {
      // Where the browser can hold a cookie to https it is told to by its name, which nothing on plain http can take.
      const [prefix, secure] = reply.request.protocol === 'https' ? ['__Secure-', '; Secure'] : ['', ''];
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(newId())
        .setExpirationTime(`${days}d`)
        .sign(key);
      const attributes = `Path=/api; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
      reply.header('set-cookie', `${prefix}${cookie}=${token}; ${attributes}`);
    },
  };
}
