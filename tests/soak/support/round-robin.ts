import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/**
 * A round-robin load balancer. If a server refuses the connection the next one is tried; if it fails later the
 * client's connection is closed, because the request may have been processed.
 */
export async function startBalancer(initialServers: string[]) {
  let servers = initialServers;
  let turn = 0;

  async function forward(incoming: IncomingMessage, response: ServerResponse) {
    const body = await buffer(incoming);
    const round = servers.map((_, n) => servers[(turn + n) % servers.length] as string);
    turn++;
    for (const server of round) {
      const outcome = await forwardTo(server, incoming, body, response);
      if (outcome === 'done') return;
    }
    response.writeHead(503, { 'retry-after': '1' }).end();
  }

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setServers: (newServers: string[]) => {
      servers = newServers;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forwardTo(server: string, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { hostname, port } = new URL(server);
  return new Promise<'done' | 'refused'>((resolve) => {
    const { method, url, headers } = incoming;
    const upstreamRequest = request(
      { host: hostname, port, method, path: url, headers, agent: false },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
        upstreamResponse.on('end', () => resolve('done'));
        upstreamResponse.on('error', () => {
          response.destroy();
          resolve('done');
        });
      },
    );
    upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('refused');
      response.destroy();
      resolve('done');
    });
    upstreamRequest.end(body);
  });
}
