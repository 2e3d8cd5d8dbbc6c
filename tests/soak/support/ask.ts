import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Asked = {
  method?: string;
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: object | string | Buffer;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const mostWait = 60_000;
const kept = new Agent({ keepAlive: true });

/** Makes a request on a new connection; rejects when it is closed or not answered within a minute. */
export function ask(url: string, { method = 'GET', path, token, headers, body }: Asked, agent: Agent = kept) {
  const { hostname, port } = new URL(url);
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({
      host: hostname,
      port,
      method,
      path,
      agent,
      signal: AbortSignal.timeout(mostWait),
      headers: {
        ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(bytes) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', (answer: IncomingMessage) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }),
        reject,
      );
    });
    asked.end(bytes);
  });
}

export const json = (answer: Answer) => JSON.parse(answer.text);
