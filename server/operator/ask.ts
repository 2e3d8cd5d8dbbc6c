import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { socketIn } from './socket.ts';

/** What the server answers that has this directory; nothing where none is running. */
export async function askServer(dataDir: string, path: string, body?: object): Promise<IncomingMessage | undefined> {
  try {
    const asked = request({ socketPath: socketIn(dataDir), path, method: 'POST' });
    asked.end(JSON.stringify(body ?? {}));
    const [answered] = (await once(asked, 'response')) as [IncomingMessage];
    return answered;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ECONNREFUSED') return undefined;
    throw new CannotStart(`The server that has ${resolve(dataDir)} does not answer (${code ?? message}).`);
  }
}
