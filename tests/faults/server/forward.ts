import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type ForwardedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type ForwardRequest = (incoming: IncomingMessage, body: Buffer) => Promise<ForwardedResponse>;

const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/** Passes the request to the server over a TCP connection. */
export function createForwarder(port: number): ForwardRequest {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, url: path, headers }, body) => {
    const clientRequest = request({ host: '127.0.0.1', port, agent, method, path, headers });
    clientRequest.end(body);
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  };
}

export async function sendResponse(response: ServerResponse, answer: ForwardedResponse): Promise<void> {
  writeHead(response, answer);
  const finished = once(response, 'finish');
  response.end(answer.body);
  await finished;
}

/** Simulates a connection that breaks in the middle of a response. */
export async function sendHalf(response: ServerResponse, answer: ForwardedResponse): Promise<void> {
  writeHead(response, answer);
  const half = answer.body.subarray(0, answer.body.length / 2);
  await new Promise<unknown>((resolve) => response.write(half, resolve));
  response.destroy();
}

function writeHead(response: ServerResponse, { status, headers, body }: ForwardedResponse): void {
  const forwardedHeaders = Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name));
  response.writeHead(status, {
    ...Object.fromEntries(forwardedHeaders),
    ...(status !== 304 && { 'content-length': body.length }),
  });
}
