import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import { requestIdHeader } from '../http/request-id.ts';
import { allowInline, removeDocumentHeaders, removeOpenerPolicy } from '../http/security.ts';
import { apiBase } from '../http/serve.ts';
import { preferredEncoding } from './encoding.ts';
import { findIn } from './find.ts';
import type { Site, SiteFile } from './load.ts';
import type { ResponseCache } from './response-cache.ts';

const everything = '/*';

type SiteOptions = { site: Site; responseCache: ResponseCache; isServiceOffered: (slug: string) => Promise<boolean> };

export function siteRoutes(app: FastifyInstance, { site, responseCache, isServiceOffered }: SiteOptions) {
  const find = findIn(site);
  const lookUp = ({ url }: FastifyRequest) => {
    const [path = '/', query] = url.split('?', 2);
    return { found: isApi(path) ? undefined : find(path), query };
  };

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: everything,
    config: { access: 'anyone' },
    onRequest: async (request, reply) => {
      const { found } = lookUp(request);
      if (!found || ('status' in found && found.status === 404))
        throw new HttpError(404, (messages) => messages.notFound);
      reply.header('allow', 'GET, HEAD');
      throw new HttpError(405, (messages) => messages.wrongMethod);
    },
    handler: async () => {},
  });

  app.get(everything, { config: { access: 'anyone' } }, async (request, reply) => {
    const { found, query } = lookUp(request);
    if (found && 'redirect' in found) {
      return reply
        .code(301)
        .header('location', query ? `${found.redirect}?${query}` : found.redirect)
        .send();
    }
    if (!found || (found.status === 404 && !acceptsHtml(request)))
      throw new HttpError(404, (messages) => messages.notFound);
    const status = found.isShell && !(await pageExists(request.url)) ? 404 : found.status;
    return send(found.file, status, request, reply);
  });

  /** Whether a shell's page exists is checked only for services, which are public; customers' pages check it themselves. */
  async function pageExists(url: string): Promise<boolean> {
    const slug = /\/services\/([\w-]+)(\?|$)/.exec(url)?.[1];
    return !url.includes('/services/') || (slug !== undefined && (await isServiceOffered(slug)));
  }

  function send(file: SiteFile, status: number, request: FastifyRequest, reply: FastifyReply) {
    const encoding = preferredEncoding(request.headers['accept-encoding'], file);
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    reply.header('cache-control', file.cacheControl).header('etag', etag).header('vary', 'accept-encoding');
    if (file.part) removeDocumentHeaders(reply);
    if (!file.desk) removeOpenerPolicy(reply);
    if (file.inline) allowInline(reply, file.inline);
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    const body = (encoding && file.encoded[encoding]) ?? file.body;
    reply.code(status).type(file.type).header('content-length', body.length);
    if (status === 200 && request.method === 'GET') {
      const secure = request.protocol === 'https';
      const { [requestIdHeader]: _, ...repeated } = reply.getHeaders();
      const headers = Object.entries(repeated).flatMap(([name, value]) => [name, String(value)]);
      responseCache.set({ file, encoding, secure }, { headers, body });
    }
    return reply.send(body);
  }
}

const isApi = (path: string) => path === apiBase || path.startsWith(`${apiBase}/`);
const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept);

const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
