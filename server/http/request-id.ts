import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../db/uuid.ts';
import { fromTrustedProxy } from './trusted-proxy.ts';

export const requestIdHeader = 'x-request-id';
/** What proxies make: a UUID, hexadecimal digits or `Root=1-67891233-…`. */
const acceptable = /^[\w.:=+/-]{1,64}$/;

export type RequestIds = (request: IncomingMessage) => string;

/** The id that a trusted proxy gave the request, so that its log can be read beside ours, or a new one. */
export function requestIds(config: Pick<Config, 'trustProxy'>): RequestIds {
  const isTrusted = fromTrustedProxy(config);
  return (request) => {
    const given = request.headers[requestIdHeader];
    const isGiven = typeof given === 'string' && acceptable.test(given);
    return isGiven && isTrusted(request) ? given : newId();
  };
}

export function answerWithRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
