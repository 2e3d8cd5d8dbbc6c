import { connect } from 'node:net';
import type pg from 'pg';

const cancelRequest = 80_877_102;
/** In milliseconds. */
const timeout = 5_000;

/**
 * Cancels what the connection waits for at the server as well, where it would keep a place, and closes it. A commit that
 * waits for a standby is then done without it, so its answer is not read: to the caller it has failed.
 */
export async function giveUp(client: pg.Client): Promise<void> {
  const { stream } = client.connection;
  stream.pause();
  await cancel(client);
  stream.destroy();
}

/** On a connection of its own, as the protocol has it. */
function cancel(client: pg.Client): Promise<void> {
  // Missing from the types.
  const { processID, secretKey } = client as unknown as { processID: number; secretKey: number };
  const message = Buffer.alloc(16);
  for (const [index, value] of [16, cancelRequest, processID, secretKey].entries())
    message.writeInt32BE(value, index * 4);
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  return new Promise((resolve) => {
    socket
      .setTimeout(timeout, () => socket.destroy())
      .on('error', () => {})
      .on('close', () => resolve())
      .on('data', () => {})
      .end(message);
  });
}
