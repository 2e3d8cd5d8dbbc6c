import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { serverOptions } from '../http/headers.ts';
import { type RequestIds, requestIdHeader } from '../http/request-id.ts';
import { apiBase } from '../http/serve.ts';
import { preferredEncoding } from './encoding.ts';
import { findIn } from './find.ts';
import type { Encoding, Site, SiteFile } from './load.ts';

/** Headers as alternating names and values, as `writeHead` takes them, without the id of a request. */
type CachedResponse = { headers: string[]; body: Buffer };
type CacheKey = { file: SiteFile; encoding: Encoding | undefined; secure: boolean };

/**
 * Repeats Fastify's responses for static files without passing the request through Fastify, since they are most of the
 * load. Only plain GET requests for existing files are cached.
 */
export class ResponseCache {
  #responses = new WeakMap<SiteFile, Map<string, CachedResponse>>();
  #find: ReturnType<typeof findIn>;
  #requestId: RequestIds;

  constructor(site: Site, requestId: RequestIds) {
    this.#find = findIn(site);
    this.#requestId = requestId;
  }

  set({ file, ...key }: CacheKey, response: CachedResponse): void {
    const known = this.#responses.get(file) ?? new Map<string, CachedResponse>();
    this.#responses.set(file, known.set(variant(key), response));
  }

  /** Returns false if Fastify has to handle the request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' || headers['if-none-match'] !== undefined || url.startsWith(apiBase)) return false;
    const found = this.#find(url.split('?', 1)[0] ?? '/');
    if (!found || 'redirect' in found || found.isShell || found.status !== 200) return false;
    const encoding = preferredEncoding(headers['accept-encoding'], found.file);
    const key = { encoding, secure: headers['x-forwarded-proto'] === 'https' };
    const known = this.#responses.get(found.file)?.get(variant(key));
    if (!known) return false;
    response.writeHead(200, [...known.headers, requestIdHeader, this.#requestId(request)]).end(known.body);
    return true;
  }
}

const variant = ({ encoding, secure }: Omit<CacheKey, 'file'>) => `${encoding} ${secure}`;

/** Fastify's `serverFactory`, with a handler that may answer before Fastify does. */
export const serverFactory =
  (tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  (app: RequestListener, options: FastifyServerOptions): Server => {
    const server = createServer(serverOptions, (request, response) => {
      if (!tryAnswer(request, response)) app(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
    server.setTimeout(options.connectionTimeout ?? 0);
    return server;
  };
