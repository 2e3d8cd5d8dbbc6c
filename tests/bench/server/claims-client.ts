import { fileURLToPath } from 'node:url';
import { newId } from '../../../server/db/uuid.ts';
import { forkModule } from '../child.ts';
import { openConnection } from '../connection.ts';
import { measure, type Timing } from './timing.ts';

/** Claims sent by these customers in turn, with one connection each. */
export type Workload = { port: number; tokens: string[]; claim: object; times: number };

const here = fileURLToPath(import.meta.url);

/** Runs in a child process, so that the client takes no CPU time from the server's process. */
export const sendClaims = async (workload: Workload): Promise<Timing> =>
  (await forkModule<Timing>(here, workload)).message;

async function send({ port, tokens, claim, times }: Workload): Promise<Timing> {
  const body = JSON.stringify(claim);
  const customers = await Promise.all(
    tokens.map(async (token) => {
      const { send: sendRequest, close } = await openConnection(port, 201);
      const head = `POST /api/claims HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
      return { send: () => sendRequest(`${head}Idempotency-Key: ${newId()}\r\n\r\n${body}`), close };
    }),
  );
  const timing = await measure(times, customers.length, (_, lane) => customers[lane]?.send() ?? Promise.reject());
  for (const { close } of customers) close();
  return timing;
}

if (process.argv[1] === here) {
  const timing = await send(JSON.parse(process.argv[2] ?? '') as Workload);
  process.send?.(timing);
  process.disconnect();
}
