import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { socketPath } from './socket.ts';

/** Calls the server that uses this data directory; undefined if none is running. */
export async function callServer(dataDir: string, path: string, body?: object): Promise<IncomingMessage | undefined> {
  try {
    const call = request({ socketPath: socketPath(dataDir), path, method: 'POST' });
    call.end(JSON.stringify(body ?? {}));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ECONNREFUSED') return undefined;
    throw new OperatorError(`The server that uses ${resolve(dataDir)} does not respond (${code ?? message}).`);
  }
}
