import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

/** What is logged is named here, field by field: no header, no query, no body, and of an error no value out of a statement. */
export function logger(level: string, to?: DestinationStream): Logger {
  return pino(
    { level, base: { pid: process.pid }, serializers: { req: request, res: response, err: failure } },
    to as DestinationStream,
  );
}

const request = ({ method, url }: FastifyRequest) => ({ method, path: url?.split('?', 1)[0] });
const response = ({ statusCode }: { statusCode: number }) => ({ statusCode });

type Failure = Error & { code?: string; query?: string; cause?: unknown };

/** A database error repeats in its message what it was given, so of such a one only the statement and the code are told. */
function failure(error: Failure): Record<string, unknown> {
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
    cause: error.cause instanceof Error ? failure(error.cause) : undefined,
  };
}
