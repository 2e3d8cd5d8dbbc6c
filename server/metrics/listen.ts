import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** The figures have a port of their own, which nothing public leads to. Returns how to stop. */
export async function listenForMetrics(figures: Registry, port: number, host: string) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': figures.contentType }).end(await figures.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { server, stop: () => server.close() };
}
