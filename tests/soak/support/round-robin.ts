import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Balancer = Awaited<ReturnType<typeof balance>>;

/**
 * A round-robin load balancer. If a server refuses the connection the next one is tried; if it fails later the
 * client's connection is closed, because the request may have been processed.
 */
export async function balance(first: string[]) {
  let servers = first;
  let turn = 0;

  async function pass(asked: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(asked);
    const round = servers.map((_, n) => servers[(turn + n) % servers.length] as string);
    turn++;
    for (const server of round) {
      const outcome = await handOver(server, asked, body, reply);
      if (outcome === 'done') return;
    }
    reply.writeHead(503, { 'retry-after': '1' }).end();
  }

  const server = createServer((asked, reply) => {
    pass(asked, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (now: string[]) => {
      servers = now;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function handOver(server: string, asked: IncomingMessage, body: Buffer, reply: ServerResponse) {
  const { hostname, port } = new URL(server);
  return new Promise<'done' | 'refused'>((resolve) => {
    const { method, url, headers } = asked;
    const handed = request({ host: hostname, port, method, path: url, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      answer.on('end', () => resolve('done'));
      answer.on('error', () => {
        reply.destroy();
        resolve('done');
      });
    });
    handed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('refused');
      reply.destroy();
      resolve('done');
    });
    handed.end(body);
  });
}
