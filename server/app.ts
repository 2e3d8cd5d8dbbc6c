import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import { checkAccess } from './accounts/access.ts';
import { schedulePlanUpdates } from './accounts/plan.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { administratorRoutes } from './admins/administrator-routes.ts';
import { adminRoutes } from './admins/routes.ts';
import { apiDocumentRoutes } from './api-document/routes.ts';
import { recordInAuditLog } from './audit-log/record.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { scheduleBackups } from './backups/schedule.ts';
import { benefitRoutes } from './benefits/routes.ts';
import { callBackDeskRoutes } from './call-backs/desk-routes.ts';
import { callBackLetters } from './call-backs/letters.ts';
import { cardRoutes } from './cards/routes.ts';
import { claimDeskRoutes } from './claims/desk-routes.ts';
import { claimLetters } from './claims/letters.ts';
import { payoutRoutes } from './claims/payouts.ts';
import { claimRoutes } from './claims/routes.ts';
import { savedReplyRoutes } from './claims/saved-reply-routes.ts';
import { scheduleCleanup } from './cleanup.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database } from './db/database.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { familyDeskRoutes } from './family/desk-routes.ts';
import { familyLetters } from './family/letters.ts';
import { healthRoutes } from './health/routes.ts';
import { watchStandby } from './health/standby.ts';
import { parseBodiesAsBuffers } from './http/body.ts';
import { handleClientError } from './http/client-error.ts';
import { limitConnections } from './http/connections.ts';
import { keepCurrentRequest } from './http/current-request.ts';
import { HttpError } from './http/errors.ts';
import { checkHeaders } from './http/headers.ts';
import { logger } from './http/log.ts';
import { trackMethods } from './http/methods.ts';
import { limitConcurrentRequests } from './http/pressure.ts';
import { handleErrors, sendProblem, toHttpError } from './http/problem.ts';
import { answerWithRequestId, requestIds } from './http/request-id.ts';
import { addSecurityHeaders } from './http/security.ts';
import { closeConnectionsOnShutdown } from './http/shutdown.ts';
import { countLetters } from './letters/count.ts';
import { letterRoutes } from './letters/routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { logSlowQueries } from './metrics/slow-queries.ts';
import { sendTraces } from './metrics/tracing.ts';
import type { Senders } from './notices/channels/sender.ts';
import { createSenders } from './notices/channels/senders.ts';
import { scheduleDelivery } from './notices/deliver.ts';
import { scheduleEndingNotices } from './notices/ending.ts';
import { noticeRoutes } from './notices/routes.ts';
import { offerDeskRoutes } from './offers/desk-routes.ts';
import { isServiceOffered } from './offers/repository.ts';
import { offerRoutes } from './offers/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { paymentDeskRoutes } from './payments/desk-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxRoutes } from './payments/sandbox-page.ts';
import { schedulePaymentChecks } from './payments/verify.ts';
import { phoneConfirmationRoutes } from './phone-confirmation/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { portraitRoutes } from './portraits/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { loadSite } from './site/load.ts';
import { ResponseCache, serverFactory } from './site/response-cache.ts';
import { siteRoutes } from './site/routes.ts';
import { subscriptionLetters } from './subscriptions/letters.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** set when METRICS_PORT is configured */
    metrics?: Registry;
    countCacheHit?: () => void;
  }
}

export type AppParts = {
  config: Config & { tokenSecret: string };
  database: Database;
  /** defaults to standard output */
  logTo?: DestinationStream;
  /** default to those of the settings */
  senders?: Senders;
  /** routes besides those of the product */
  addRoutes?: (app: FastifyInstance) => void;
};

/** Builds the app without listening, so that tests can call `app.inject()`. */
export async function buildApp({ config, database, logTo, senders, addRoutes }: AppParts): Promise<FastifyInstance> {
  const log = logger(config.logLevel, logTo);
  const context = createContext(
    config,
    database,
    senders ?? createSenders(config, database.db, log as FastifyBaseLogger),
  );
  const site = config.siteDir === null ? undefined : loadSite(config.siteDir);
  const requestId = requestIds(config);
  const responseCache = site && new ResponseCache(site, requestId);
  const answerFromCache = (request: IncomingMessage, response: ServerResponse) => {
    // At level `info` every request is logged, so none may bypass Fastify.
    if (!responseCache || app.isStopping() || log.isLevelEnabled('info')) return false;
    const answered = responseCache.answer(request, response);
    if (answered) app.countCacheHit?.();
    return answered;
  };
  const app: FastifyInstance = Fastify({
    serverFactory: serverFactory(answerFromCache),
    loggerInstance: log as FastifyBaseLogger,
    genReqId: requestId,
    trustProxy: config.trustProxy,
    // Requests that arrive during shutdown are still served.
    return503OnClosing: false,
    // A 64 kB body over a slow mobile network needs more than Fastify's default.
    requestTimeout: 60_000,
    connectionTimeout: config.pressure.silentSeconds * 1000,
    forceCloseConnections: 'idle',
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => sendProblem(toHttpError(error, request), request, reply),
  });
  keepCurrentRequest(app);
  answerWithRequestId(app);
  if (config.metricsPort !== null) app.decorate('metrics', createMetrics(app, context));
  logSlowQueries(app, context);
  await sendTraces(app, config);
  handleErrors(app);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, (messages) => messages.notFound);
  });
  parseBodiesAsBuffers(app);
  closeConnectionsOnShutdown(app);
  limitConnections(app, config.pressure);
  limitConcurrentRequests(app, config.pressure);
  checkHeaders(app);
  await addSecurityHeaders(app);
  checkAccess(app, context);
  recordInAuditLog(app, context);
  countLetters(app, context);
  const methods = trackMethods(app);

  scheduleCleanup(app, context);
  schedulePlanUpdates(app, context);
  scheduleDelivery(app, context);
  scheduleEndingNotices(app, context);
  schedulePaymentChecks(app, context);
  watchStandby(app, context);
  scheduleBackups(app, context);

  healthRoutes(app, context);
  apiDocumentRoutes(app, context);
  accountRoutes(app, context);
  sessionRoutes(app, context);
  passwordResetRoutes(app, context);
  emailChangeRoutes(app, context);
  phoneConfirmationRoutes(app, context);
  profileRoutes(app, context);
  noticeRoutes(app, context);
  offerRoutes(app, context);
  claimRoutes(app, context);
  claimLetters(app, context);
  benefitRoutes(app, context);
  subscriptionLetters(app, context);
  paymentRoutes(app, context);
  if (config.payments?.provider === 'sandbox') await sandboxRoutes(app, context);
  callBackLetters(app, context);
  familyLetters(app, context);
  letterRoutes(app, context);
  await photoRoutes(app, context);
  cardRoutes(app, context);
  portraitRoutes(app, context);
  ownDataRoutes(app, context);
  deletionRoutes(app, context);
  addRoutes?.(app);
  adminRoutes(app, context);
  administratorRoutes(app, context);
  secondFactorRoutes(app, context);
  claimDeskRoutes(app, context);
  payoutRoutes(app, context);
  savedReplyRoutes(app, context);
  customerRoutes(app, context);
  requestRoutes(app, context);
  paymentDeskRoutes(app, context);
  callBackDeskRoutes(app, context);
  familyDeskRoutes(app, context);
  offerDeskRoutes(app, context);
  overviewRoutes(app, context);
  auditLogRoutes(app, context);
  if (site && responseCache) {
    siteRoutes(app, { site, responseCache, isServiceOffered: (slug) => isServiceOffered(context.db, slug) });
  }

  methods.rejectOtherMethods();
  await app.ready();
  return app;
}
