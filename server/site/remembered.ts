import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { headsAreOurs } from '../http/heads.ts';
import { apiBase } from '../http/serve.ts';
import { preferredEncoding } from './encoding.ts';
import { findIn } from './find.ts';
import type { Encoding, Site, SiteFile } from './load.ts';

/** Names and values in turn, as they travel. */
type Answer = { headers: string[]; body: Buffer };
type Asked = { file: SiteFile; encoding: Encoding | undefined; secure: boolean };

/**
 * A file is answered to everybody alike, so what the app once answered with, headers and all, is given again without asking
 * it: that is most of what a busy server does. Whatever is not as plain as that goes to the app.
 */
export class RememberedAnswers {
  #answers = new WeakMap<SiteFile, Map<string, Answer>>();
  #find: ReturnType<typeof findIn>;

  constructor(site: Site) {
    this.#find = findIn(site);
  }

  remember({ file, ...asked }: Asked, answer: Answer): void {
    const known = this.#answers.get(file) ?? new Map<string, Answer>();
    this.#answers.set(file, known.set(variant(asked), answer));
  }

  /** False where the app has to answer. */
  answer({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || headers['if-none-match'] !== undefined || url.startsWith(apiBase)) return false;
    const found = this.#find(url.split('?', 1)[0] ?? '/');
    if (!found || 'redirect' in found || found.isShell || found.status !== 200) return false;
    const encoding = preferredEncoding(headers['accept-encoding'], found.file);
    const asked = { encoding, secure: headers['x-forwarded-proto'] === 'https' };
    const known = this.#answers.get(found.file)?.get(variant(asked));
    if (!known) return false;
    response.writeHead(200, known.headers).end(known.body);
    return true;
  }
}

const variant = ({ encoding, secure }: Omit<Asked, 'file'>) => `${encoding} ${secure}`;

/** The server that Fastify would have made, with somebody before it who may have the answer. */
export const serverWith =
  (hasAnswered: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  (app: RequestListener, options: FastifyServerOptions): Server => {
    const server = createServer(headsAreOurs, (request, response) => {
      if (!hasAnswered(request, response)) app(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
    server.setTimeout(options.connectionTimeout ?? 0);
    return server;
  };
