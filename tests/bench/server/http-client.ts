import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newId } from '../../../server/db/uuid.ts';

/** Sends API requests over real connections with this concurrency; an unexpected response is an error. */
export function createClient(port: number, concurrency: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  return {
    async send(method: string, path: string, expected: number, body?: object, token?: string) {
      const clientRequest = request({
        port,
        agent,
        method,
        path: `/api${path}`,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': newId(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      clientRequest.end(body && JSON.stringify(body));
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
      const responseText = await text(response);
      if (response.statusCode !== expected) throw new Error(`${path} answered ${response.statusCode}: ${responseText}`);
    },
    close: () => agent.destroy(),
  };
}
