import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { newId } from '../db/uuid.ts';
import type { User } from './repository.ts';
import type { SigningKeys } from './signing-keys.ts';

const cookie = 'known-phone';
const issuer = 'tenawas-known-phone';
const days = 365;

type Known = Pick<User, 'id' | 'tokenVersion'>;
type KnownAccount = { userId: string; version: unknown };
/** Families share a phone. The account that logged in last comes first. */
const mostAccounts = 5;
export type KnownPhone = { id: string; accounts: KnownAccount[] };

/** Whether the phone has logged in to this account since its password was last changed. */
export const isKnownTo = ({ accounts }: KnownPhone, user: Known) =>
  accounts.some(({ userId, version }) => userId === user.id && version === user.tokenVersion);

/** Whether the phone has ever logged in to this account. */
export const hasUsed = ({ accounts }: KnownPhone, user: Known) => accounts.some(({ userId }) => userId === user.id);

const otherAccounts = v.array(v.object({ userId: v.string(), version: v.unknown() }));

export type KnownPhones = ReturnType<typeof createKnownPhones>;

/**
 * A phone that has logged in to accounts carries a signed cookie. It grants no access, only a rate limit of its own, so
 * that someone guessing from the same address (carriers share one among many customers) cannot lock the owner out. It
 * contains the accounts' token versions, so a changed password invalidates it.
 */
export function createKnownPhones(keys: SigningKeys) {
  return {
    /** The content of the cookie, if its signature is valid. */
    read: async (request: FastifyRequest): Promise<KnownPhone | undefined> => {
      const token = new RegExp(`(?:^|; *)(?:__Secure-)?${cookie}=([\\w.-]+)`).exec(request.headers.cookie ?? '')?.[1];
      if (!token) return undefined;
      try {
        const payload = await keys.verify(token, {
          algorithms: ['HS256'],
          issuer,
          requiredClaims: ['sub', 'jti'],
        });
        const others = v.safeParse(otherAccounts, payload.others);
        const last = { userId: payload.sub as string, version: payload.ver };
        return { id: payload.jti as string, accounts: [last, ...(others.success ? others.output : [])] };
      } catch {
        return undefined;
      }
    },
    remember: async (reply: FastifyReply, { id, tokenVersion }: Known, before: KnownPhone | undefined) => {
      const others = before?.accounts.filter(({ userId }) => userId !== id).slice(0, mostAccounts - 1) ?? [];
      // Browsers accept a `__Secure-` cookie over https only, so plain http cannot overwrite it.
      const [prefix, secure] = reply.request.protocol === 'https' ? ['__Secure-', '; Secure'] : ['', ''];
      const token = await new SignJWT({ ver: tokenVersion, others })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(id)
        .setJti(newId())
        .setExpirationTime(`${days}d`)
        .sign(keys.sign);
      const attributes = `Path=/api; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
      reply.header('set-cookie', `${prefix}${cookie}=${token}; ${attributes}`);
    },
  };
}
