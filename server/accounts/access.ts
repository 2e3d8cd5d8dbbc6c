import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accountDeleted, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { customerLimit } from '../limits/per-customer.ts';
import { mayUse, tokenHolds } from './policy.ts';
import { sessionFinder } from './session-finder.ts';
import type { Tokens } from './tokens.ts';

/** A route that does not say who may use it is a mistake found before the server listens; every other is held to its word. */
export function guardRoutes(app: FastifyInstance, { db, tokens, config }: Context) {
  const limit = customerLimit(db, config.limits);
  const sessions = { tokens, find: sessionFinder(db) };
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not declare who may use it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'anyone' || request.is404) return;
    const session = access === 'admin' ? await deskSessionOf(request, sessions) : await sessionOf(request, sessions);
    if (!access || !mayUse(session.role, access)) {
      throw new Refusal(403, (said) => (access === 'premium' ? said.premiumOnly : said.notAllowed));
    }
    await limit(session.userId);
    request.session = session;
  });
}

type Sessions = { tokens: Tokens; find: ReturnType<typeof sessionFinder> };

const tokenOf = (request: FastifyRequest) => /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];

async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const token = tokenOf(request);
  if (!token) throw new Refusal(401, (messages) => messages.logInNeeded);
  const claims = await sessions.tokens.verify(token);
  const user = claims && (await sessions.find(claims.userId, token));
  if (
    !user ||
    user.removedAt ||
    user.ended ||
    user.tokenVersion !== claims.version ||
    !tokenHolds(claims.role, user.role)
  ) {
    throw await whyOver(token, sessions);
  }
  return { userId: user.id, role: user.role, language: user.language, token };
}

async function whyOver(token: string, { tokens, find }: Sessions): Promise<Refusal> {
  const claims = await tokens.read(token);
  const user = claims && claims.role !== 'admin' ? await find(claims.userId, token) : undefined;
  if (!user?.removedAt) return new Refusal(401, (messages) => messages.sessionOver);
  return accountDeleted(user.id);
}

/** To whoever is not an administrator the desk is not there; an administrator whose session is over is told so. */
async function deskSessionOf(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const token = tokenOf(request);
  if (!token || (await sessions.tokens.read(token))?.role !== 'admin')
    throw new Refusal(404, (messages) => messages.notFound);
  return sessionOf(request, sessions);
}
