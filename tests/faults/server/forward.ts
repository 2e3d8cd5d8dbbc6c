import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type ForwardRequest = (incoming: IncomingMessage, body: Buffer) => Promise<Answer>;

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/** Passes the request to the server over a TCP connection. */
export function forwardTo(port: number): ForwardRequest {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, url: path, headers }, body) => {
    const asking = request({ host: '127.0.0.1', port, agent, method, path, headers });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  };
}

export async function sendResponse(response: ServerResponse, answer: Answer): Promise<void> {
  begin(response, answer);
  const given = once(response, 'finish');
  response.end(answer.body);
  await given;
}

/** Simulates a connection that breaks in the middle of a response. */
export async function sendHalf(response: ServerResponse, answer: Answer): Promise<void> {
  begin(response, answer);
  const half = answer.body.subarray(0, answer.body.length / 2);
  await new Promise<unknown>((written) => response.write(half, written));
  response.destroy();
}

function begin(response: ServerResponse, { status, headers, body }: Answer): void {
  const kept = Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name));
  response.writeHead(status, {
    ...Object.fromEntries(kept),
    ...(status !== 304 && { 'content-length': body.length }),
  });
}
