import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves the metrics on a port of their own, on the loopback interface only. */
export async function listenForMetrics(metrics: Registry, port: number) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, stop: () => server.close() };
}
