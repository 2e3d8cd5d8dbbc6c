import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { allowInlineStyle } from '../http/security.ts';
import { apiBase } from '../http/serve.ts';
import { findIn } from './find.ts';
import type { Encoding, Site, SiteFile } from './load.ts';

const everything = '/*';

export function siteRoutes(app: FastifyInstance, site: Site) {
  const find = findIn(site);
  const asked = ({ url }: FastifyRequest) => {
    const [path = '/', query] = url.split('?', 2);
    return { found: isApi(path) ? undefined : find(path), query };
  };

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: everything,
    config: { access: 'anyone' },
    onRequest: async (request, reply) => {
      const { found } = asked(request);
      if (!found || ('status' in found && found.status === 404)) throw new Refusal(404, (said) => said.notFound);
      reply.header('allow', 'GET, HEAD');
      throw new Refusal(405, (said) => said.wrongMethod);
    },
    handler: async () => {},
  });

  app.get(everything, { config: { access: 'anyone' } }, async (request, reply) => {
    const { found, query } = asked(request);
    if (found && 'redirect' in found) {
      return reply
        .code(301)
        .header('location', query ? `${found.redirect}?${query}` : found.redirect)
        .send();
    }
    if (!found || (found.status === 404 && !acceptsHtml(request))) throw new Refusal(404, (said) => said.notFound);
    return send(found.file, found.status, request, reply);
  });
}

const isApi = (path: string) => path === apiBase || path.startsWith(`${apiBase}/`);
const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept);

function send(file: SiteFile, status: number, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(file, request.headers['accept-encoding']);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('cache-control', file.cacheControl).header('etag', etag).header('vary', 'accept-encoding');
  if (file.styleHash) allowInlineStyle(reply, file.styleHash);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(file.type)
    .send((encoding && file.encoded[encoding]) ?? file.body);
}

function encodingFor(file: SiteFile, accepted = ''): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .map((range) => range.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => file.encoded[encoding] && taken.includes(encoding));
}

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
