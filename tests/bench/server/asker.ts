import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newId } from '../../../server/db/uuid.ts';

/** Sends API requests over real connections with this concurrency; an unexpected response is an error. */
export function asker(port: number, lanes: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  return {
    async ask(method: string, path: string, expected: number, body?: object, token?: string) {
      const asked = request({
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
      asked.end(body && JSON.stringify(body));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const said = await text(answer);
      if (answer.statusCode !== expected) throw new Error(`${path} answered ${answer.statusCode}: ${said}`);
    },
    hangUp: () => agent.destroy(),
  };
}
