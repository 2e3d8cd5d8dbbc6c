import { fileURLToPath } from 'node:url';
import { newId } from '../../../server/db/uuid.ts';
import { forked } from '../child.ts';
import { openConnection } from '../connection.ts';
import { type Measured, measured } from './measured.ts';

/** Claims sent by these customers in turn, with one connection each. */
export type Work = { port: number; tokens: string[]; claim: object; times: number };

const here = fileURLToPath(import.meta.url);

/** Runs in a child process, so that the client takes no CPU time from the server's process. */
export const claimsSent = async (work: Work): Promise<Measured> => (await forked<Measured>(here, work)).said;

async function send({ port, tokens, claim, times }: Work): Promise<Measured> {
  const body = JSON.stringify(claim);
  const customers = await Promise.all(
    tokens.map(async (token) => {
      const { ask, hangUp } = await openConnection(port, 201);
      const head = `POST /api/claims HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
      return { send: () => ask(`${head}Idempotency-Key: ${newId()}\r\n\r\n${body}`), hangUp };
    }),
  );
  const sent = await measured(times, customers.length, (_, lane) => customers[lane]?.send() ?? Promise.reject());
  for (const { hangUp } of customers) hangUp();
  return sent;
}

if (process.argv[1] === here) {
  const sent = await send(JSON.parse(process.argv[2] ?? '') as Work);
  process.send?.(sent);
  process.disconnect();
}
