import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { typeOf } from '../../../server/site/caching.ts';

const brotli = promisify(brotliCompress);
const compressible = /html|javascript|css|svg|json|text/;

/** Content by path: `/` for the page, and names with an extension for everything else. */
export type Files = ReadonlyMap<string, Buffer | string>;

/** A static file server that compresses every file once at the highest level and responds from memory. */
export async function serveStatic(files: Files): Promise<{ port: number; server: Server }> {
  const responses = new Map<string, { body: Buffer; head: Record<string, string | number> }>();
  for (const [address, content] of files) {
    const type = typeOf(address.includes('.') ? address : '.html');
    const bytes = Buffer.from(content);
    const compressed = compressible.test(type);
    const body = compressed ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : bytes;
    responses.set(address, {
      body,
      head: {
        'content-type': type,
        'content-length': body.length,
        'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${bytes.length}"`,
        ...(compressed && { 'content-encoding': 'br' }),
      },
    });
  }
  const server = createServer((request, response) => {
    const file = responses.get((request.url ?? '/').split('?')[0] ?? '/');
    if (!file) response.writeHead(404, { 'content-length': 0 }).end();
    else if (request.headers['if-none-match'] === file.head.etag) response.writeHead(304).end();
    else response.writeHead(200, file.head).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: address && typeof address === 'object' ? address.port : 0, server };
}
