import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import { guardRoutes } from './accounts/access.ts';
import { turnPlansInTime } from './accounts/plan.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admins/routes.ts';
import { apiDocumentRoutes } from './api-document/routes.ts';
import { claimDeskRoutes } from './claims/desk-routes.ts';
import { claimLetters } from './claims/letters.ts';
import { claimRoutes } from './claims/routes.ts';
import { forgetHourly } from './cleanup.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database } from './db/database.ts';
import { newId } from './db/uuid.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { takeBodiesAsBytes } from './http/body.ts';
import { limitConnections } from './http/connections.ts';
import { refuseWrongHeads } from './http/heads.ts';
import { logger } from './http/log.ts';
import { knowMethods } from './http/methods.ts';
import { limitPressure } from './http/pressure.ts';
import { answerErrors, refusalOf, sendProblem } from './http/problem.ts';
import { Refusal } from './http/refusal.ts';
import { secureHeaders } from './http/security.ts';
import { endConnectionsWhenStopping } from './http/stopping.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { letterRoutes } from './letters/routes.ts';
import { figuresOf } from './metrics/figures.ts';
import { offerDeskRoutes } from './offers/desk-routes.ts';
import { isServiceOffered } from './offers/repository.ts';
import { offerRoutes } from './offers/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { loadSite } from './site/load.ts';
import { RememberedAnswers, serverWith } from './site/remembered.ts';
import { siteRoutes } from './site/routes.ts';
import { subscriptionLetters } from './subscriptions/letters.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** for Prometheus, where it is to have them */
    figures?: Registry;
    countFromMemory?: () => void;
  }
}

export type AppParts = {
  config: Config & { tokenSecret: string };
  database: Database;
  /** where the log goes when not to the standard output */
  logTo?: DestinationStream;
};

/** The whole server but for listening: that is for `main.ts`, tests ask it directly. */
export async function buildApp({ config, database, logTo }: AppParts): Promise<FastifyInstance> {
  const context = createContext(config, database);
  const site = config.siteDir === null ? undefined : loadSite(config.siteDir);
  const log = logger(config.logLevel, logTo);
  const remembered = site && new RememberedAnswers(site);
  const fromMemory = (request: IncomingMessage, response: ServerResponse) => {
    // Whoever wants each request in the log has each of them go through the app.
    if (!remembered || app.isStopping() || log.isLevelEnabled('info')) return false;
    const answered = remembered.answer(request, response);
    if (answered) app.countFromMemory?.();
    return answered;
  };
  const app: FastifyInstance = Fastify({
    serverFactory: serverWith(fromMemory),
    loggerInstance: log as FastifyBaseLogger,
    genReqId: newId,
    trustProxy: config.trustProxy,
    // A request that reaches us while we stop is still served.
    return503OnClosing: false,
    // On a slow network 64 kB take their time, but not for ever.
    requestTimeout: 60_000,
    connectionTimeout: config.pressure.silentSeconds * 1000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => sendProblem(refusalOf(error, request), request, reply),
  });
  if (config.metricsPort !== null) app.decorate('figures', figuresOf(app));
  answerErrors(app);
  app.setNotFoundHandler(() => {
    throw new Refusal(404, (messages) => messages.notFound);
  });
  takeBodiesAsBytes(app);
  endConnectionsWhenStopping(app);
  limitConnections(app, config.pressure);
  limitPressure(app, config.pressure);
  refuseWrongHeads(app);
  await secureHeaders(app);
  guardRoutes(app, context);
  const methods = knowMethods(app);

  forgetHourly(app, context);
  turnPlansInTime(app, context);

  healthRoutes(app, context);
  apiDocumentRoutes(app, context);
  accountRoutes(app, context);
  profileRoutes(app, context);
  offerRoutes(app, context);
  claimRoutes(app, context);
  claimLetters(app, context);
  subscriptionLetters(app, context);
  letterRoutes(app, context);
  ownDataRoutes(app, context);
  deletionRoutes(app, context);
  adminRoutes(app, context);
  claimDeskRoutes(app, context);
  customerRoutes(app, context);
  requestRoutes(app, context);
  offerDeskRoutes(app, context);
  overviewRoutes(app, context);
  if (site && remembered) {
    siteRoutes(app, { site, remembered, isServiceOffered: (slug) => isServiceOffered(context.db, slug) });
  }

  methods.refuseOthers();
  await app.ready();
  return app;
}
