import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole } from '../../src/contract/admin/roles.ts';
import type { Context } from '../context.ts';
import { accountDeletedError, HttpError } from '../http/errors.ts';
import type { Session } from '../http/session.ts';
import { customerLimit } from '../limits/per-customer.ts';
import { isTokenRoleValid, mayUse } from './policy.ts';
import { sessionFinder } from './session-finder.ts';
import { noteSeen } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** Enforces `config.access` of every route. A route without it fails at startup. */
export function checkAccess(app: FastifyInstance, { db, tokens, config }: Context) {
  const limit = customerLimit(db, config.limits);
  const sessions = { tokens, find: sessionFinder(db), noteSeen: (id: string) => noteSeen(db, id) };
  app.decorateRequest('session', null);
  app.decorateRequest('accountIds', null);
  app.decorateRequest('auditDetails', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not declare who may use it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, deskRole = 'viewer', withoutSecondFactor } = request.routeOptions.config;
    if (access === 'anyone' || request.is404) return;
    const session = access === 'admin' ? await adminSessionOf(request, sessions) : await sessionOf(request, sessions);
    // Set for those who are refused below as well, which the audit log records.
    request.session = session;
    if (!access || !mayUse(session.role, access)) {
      throw new HttpError(403, (messages) => (access === 'premium' ? messages.premiumOnly : messages.notAllowed));
    }
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (access === 'admin' && isWrite && !withoutSecondFactor && config.secondFactor && !session.hasSecondFactor)
      throw new HttpError(403, (messages) => messages.secondFactorNeeded);
    if (access === 'admin' && !hasRole(session.deskRole, deskRole))
      throw new HttpError(403, (messages) => messages.deskRoleNeeded);
    await limit(session.userId);
  });
}

/** In milliseconds. Reading requests write it too, so it is written now and then only, and reading goes on where it cannot be. */
const seenEvery = 60 * 60 * 1000;

type Sessions = {
  tokens: Tokens;
  find: ReturnType<typeof sessionFinder>;
  noteSeen: (id: string) => Promise<void>;
};

const tokenOf = (request: FastifyRequest) => /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const token = tokenOf(request);
  if (!token) throw new HttpError(401, (messages) => messages.logInNeeded);
  const claims = await sessions.tokens.verify(token);
  const user = claims && (await sessions.find(claims, token));
  if (
    !user ||
    user.removedAt ||
    user.ended ||
    user.tokenVersion !== claims.version ||
    !isTokenRoleValid(claims.role, user.role)
  ) {
    throw await sessionError(token, sessions);
  }
  const { role, language, hasSecondFactor } = user;
  const { deskRole, limitCents } = user;
  const session = {
    userId: user.id,
    role,
    language,
    token,
    hasSecondFactor,
    deskRole: deskRole ?? 'administrator',
    limitCents,
  } as const;
  if (!claims.sessionId || !user.lastSeenAt) return session;
  if (Date.now() - user.lastSeenAt.getTime() > seenEvery) await sessions.noteSeen(claims.sessionId).catch(() => {});
  return { ...session, id: claims.sessionId };
}

async function sessionError(token: string, { tokens, find }: Sessions): Promise<HttpError> {
  const claims = await tokens.verifyIgnoringExpiry(token);
  const user = claims && claims.role !== 'admin' ? await find(claims, token) : undefined;
  if (!user?.removedAt) return new HttpError(401, (messages) => messages.sessionOver);
  return accountDeletedError(user.id);
}

/** 404 unless the token is an administrator's, so that others cannot tell which admin routes exist; 401 if it has expired. */
async function adminSessionOf(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const token = tokenOf(request);
  if (!token || (await sessions.tokens.verifyIgnoringExpiry(token))?.role !== 'admin')
    throw new HttpError(404, (messages) => messages.notFound);
  return sessionOf(request, sessions);
}
