import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Node would reject a missing Host header with an empty response; `checkHeaders` answers with a problem instead. */
export const serverOptions = { requireHostHeader: false };

export function checkHeaders(app: FastifyInstance) {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new HttpError(400, (messages) => messages.malformed);
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) {
      throw new HttpError(417, (messages) => messages.refused);
    }
  });
}
