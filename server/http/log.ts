import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Logs only the fields listed here: no headers, query strings, bodies or values of SQL parameters. */
export function logger(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { req: serializeRequest, res: serializeResponse, err: serializeError },
    },
    to as DestinationStream,
  );
}

/** The hash of a photo could confirm a guessed content. */
const hash = /[0-9a-f]{64}/gi;
const serializeRequest = ({ method, url }: FastifyRequest) => ({
  method,
  path: url?.split('?', 1)[0]?.replace(hash, ':sha256'),
});
const serializeResponse = ({ statusCode }: { statusCode: number }) => ({ statusCode });

type LoggedError = Error & { code?: string; query?: string; cause?: unknown };

/** Messages of database errors contain parameter values, so only the statement and the code are logged. */
function serializeError(error: LoggedError): Record<string, unknown> {
  const fromDatabase = error.query !== undefined || /^[0-9A-Z]{5}$/.test(error.code ?? '');
  return {
    type: error.name,
    code: error.code,
    message: fromDatabase ? undefined : error.message,
    query: error.query,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .join('\n'),
    cause: error.cause instanceof Error ? serializeError(error.cause) : undefined,
  };
}
