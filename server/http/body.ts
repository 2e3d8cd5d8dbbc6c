import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** The largest payload there is, the description, fills a third of this even if every character is escaped. */
export const mostBytes = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bodies reach the handlers as the bytes that arrived: a receipt is for those. JSON is the one type taken. */
export function takeBodiesAsBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
}

export function parsed(body: unknown): unknown {
  try {
    if (Buffer.isBuffer(body)) return JSON.parse(utf8.decode(body));
  } catch {
    // falls through to the refusal
  }
  throw new Refusal(400, (messages) => messages.malformed);
}
