import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemType } from '../../src/contract/problem.ts';
import { busyError, HttpError } from './errors.ts';
import { type Messages, messagesFor } from './language.ts';
import { requestIdHeader } from './request-id.ts';

/** For errors thrown by Fastify itself. */
const frameworkMessages: Record<number, (messages: Messages) => string> = {
  400: (messages) => messages.malformed,
  404: (messages) => messages.notFound,
  405: (messages) => messages.wrongMethod,
  413: (messages) => messages.tooLarge,
  414: (messages) => messages.addressTooLong,
  415: (messages) => messages.notJson,
};

/** Every error becomes problem+json. The cause of an unexpected error is only logged. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendProblem(toHttpError(error, request), request, reply),
  );
}

export function toHttpError(error: Error & { statusCode?: number }, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new HttpError(status, frameworkMessages[status] ?? ((messages) => messages.refused));
  // Of these there are many, and one warning says why.
  if (codeOf(error) === 'WRITES_WAIT') return busyError();
  request.log.error({ err: error }, 'request failed');
  return isDatabaseUnavailable(error) ? busyError() : new HttpError(500, (messages) => messages.broken);
}

export function sendProblem(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const messages = messagesFor(request);
  const message = error.selectMessage(messages);
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Refused',
    status: error.status,
    message,
    requestId: request.id,
  };
  if (error.errors) {
    problem.errors = Object.fromEntries(
      Object.entries(error.errors).map(([field, fieldError]) => [
        field,
        { code: fieldError.code, message: messages.field(fieldError) },
      ]),
    );
  }
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return (
    reply
      .code(error.status)
      // What Fastify refuses by itself has run no hooks.
      .header(requestIdHeader, request.id)
      .type(problemType)
      .header('cache-control', 'no-store')
      .send(JSON.stringify({ ...error.details, ...problem, ...request.routeOptions.config.refusal?.(message) }))
  );
}

const codeOf = (error: Error) => ((error.cause ?? error) as NodeJS.ErrnoException).code;

/** A failure of one of these is a failed connection, whatever its code: a missing socket file is ENOENT. */
const networkSyscalls = ['connect', 'read', 'write', 'getaddrinfo'];

/** Temporary failures of the database: unreachable, out of connections or disk space, or read-only during a failover. */
function isDatabaseUnavailable(error: Error): boolean {
  const { code, message, syscall } = (error.cause ?? error) as NodeJS.ErrnoException;
  return (
    networkSyscalls.includes(syscall ?? '') ||
    /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|CERT_|SELF_SIGNED|UNABLE_TO_|ERR_TLS|08|57P|53|25006|40001|40P01|55P03|57014)/.test(
      code ?? '',
    ) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|PGlite is closed|after calling end on the pool/i.test(
      message,
    )
  );
}
