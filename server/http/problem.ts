import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemType } from '../../src/contract/problem.ts';
import { type Sentences, saidTo } from './language.ts';
import { busy, Refusal } from './refusal.ts';

/** What the framework refuses before a handler of ours is asked. */
const sayings: Record<number, (said: Sentences) => string> = {
  400: (messages) => messages.malformed,
  404: (messages) => messages.notFound,
  405: (messages) => messages.wrongMethod,
  413: (messages) => messages.tooLarge,
  414: (messages) => messages.addressTooLong,
  415: (messages) => messages.notJson,
};

/** Every error becomes problem+json; what is not a refusal is our own fault, and its cause is for the log alone. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(refusalOf(error, request), request, reply));
}

export function refusalOf(error: Error & { statusCode?: number }, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(status, sayings[status] ?? ((messages) => messages.refused));
  request.log.error({ err: error }, 'request failed');
  return isOutOfReach(error) ? busy() : new Refusal(500, (messages) => messages.broken);
}

export function sendProblem(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const said = saidTo(request);
  const message = refusal.say(said);
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Refused',
    status: refusal.status,
    message,
  };
  if (refusal.errors) {
    problem.errors = Object.fromEntries(
      Object.entries(refusal.errors).map(([field, error]) => [field, { code: error.code, message: said.field(error) }]),
    );
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .type(problemType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...refusal.details, ...problem, ...request.routeOptions.config.refusal?.(message) }));
}

/** Connecting to the database or talking to it failed, whatever the system says of it; a database's socket that is not there is ENOENT. */
const onTheWay = ['connect', 'read', 'write', 'getaddrinfo'];

/** The database went away, has no connection free, no room left or takes no changes for now: that passes. */
function isOutOfReach(error: Error): boolean {
  const { code, message, syscall } = (error.cause ?? error) as NodeJS.ErrnoException;
  return (
    onTheWay.includes(syscall ?? '') ||
    /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|57P|53|25006|40001|40P01|55P03|57014)/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|PGlite is closed|after calling end on the pool/i.test(
      message,
    )
  );
}
