import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Node would refuse these itself, with an empty answer that no client of ours can read. The server is made with this. */
export const headsAreOurs = { requireHostHeader: false };

export function refuseWrongHeads(app: FastifyInstance) {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new Refusal(400, (messages) => messages.malformed);
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) {
      throw new Refusal(417, (messages) => messages.refused);
    }
  });
}
