import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Three times the largest valid payload with every character escaped. */
export const maxBodyBytes = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Keeps bodies as the received bytes, since receipts contain their hash. Only JSON is accepted. */
export function parseBodiesAsBuffers(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
}

export function parseJson(body: unknown): unknown {
  try {
    if (Buffer.isBuffer(body)) return JSON.parse(utf8.decode(body));
  } catch {
    // Answered with 400 below.
  }
  throw new HttpError(400, (messages) => messages.malformed);
}
