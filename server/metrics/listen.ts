import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** The figures have a port of their own, for this machine alone, wherever the site is served. Returns how to stop. */
export async function listenForMetrics(figures: Registry, port: number) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': figures.contentType }).end(await figures.metrics());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, stop: () => server.close() };
}
