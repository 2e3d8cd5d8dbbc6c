import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Administration, administer } from '../admins/administer.ts';
import { CannotStart } from '../cannot-start.ts';
import { dataInMemory } from '../config.ts';
import { packed } from '../db/backup.ts';
import type { Database } from '../db/database.ts';
import type { Embedded } from '../db/pglite.ts';
import { socketIn } from './socket.ts';

/**
 * The embedded database is open in one process alone, so that process does what the commands ask of it. Only whoever
 * holds the directory listens here: a socket that is there already is one of the dead. Nothing for a database that the
 * commands reach by themselves, or that is in no directory.
 */
export async function answerCommands(dataDir: string, database: Database | Embedded) {
  if (!('pglite' in database) || dataDir === dataInMemory) return undefined;
  const path = socketIn(dataDir);
  const server = createServer((request, response) => {
    answer(database, request, response).catch((error) => response.destroy(error));
  });
  try {
    rmSync(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `No socket can be made in the data directory ${resolve(dataDir)} (${code ?? message}). Name one on a local disk with DATA_DIR.`,
    );
  }
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(database: Embedded, request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/backup') return pipeline(await packed(database), response);
  if (request.url !== '/admin') return response.writeHead(404).end();
  try {
    response.end(await administer(database.db, (await json(request)) as Administration));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    response.writeHead(409).end(error.message);
  }
}
