import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type RequestOptions = {
  method?: string;
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: object | string | Buffer;
};
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

const timeout = 60_000;
const defaultAgent = new Agent({ keepAlive: true });

/** Makes a request on a new connection; rejects when it is closed or not answered within a minute. */
export function sendRequest(
  url: string,
  { method = 'GET', path, token, headers, body }: RequestOptions,
  agent: Agent = defaultAgent,
) {
  const { hostname, port } = new URL(url);
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise<HttpResponse>((resolve, reject) => {
    const clientRequest = request({
      host: hostname,
      port,
      method,
      path,
      agent,
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(bytes) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    clientRequest.on('error', reject);
    clientRequest.on('response', (incoming: IncomingMessage) => {
      text(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: body }),
        reject,
      );
    });
    clientRequest.end(bytes);
  });
}

export const parseJson = (incoming: HttpResponse) => JSON.parse(incoming.text);
