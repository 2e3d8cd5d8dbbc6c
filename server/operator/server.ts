import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { type AdminCommand, administer } from '../admins/administer.ts';
import { dataInMemory } from '../config.ts';
import { type MadeBackup, recordBackup } from '../db/backup/last.ts';
import { takeSnapshot } from '../db/backup/snapshot.ts';
import type { Database } from '../db/database.ts';
import type { Embedded } from '../db/pglite.ts';
import { OperatorError } from '../operator-error.ts';
import { socketPath } from './socket.ts';

/**
 * The embedded database can be open in one process only, so the running server executes the operator's commands, which
 * it receives on a Unix socket. An existing socket file is stale, since this process has locked the data directory.
 * Returns undefined for PostgreSQL and for databases in memory.
 */
export async function listenForCommands(dataDir: string, database: Database | Embedded) {
  if (!('pglite' in database) || dataDir === dataInMemory) return undefined;
  const path = socketPath(dataDir);
  const server = createServer((request, response) => {
    handleCommand(database, dataDir, request, response).catch((error) => response.destroy(error));
  });
  try {
    rmSync(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `No socket can be created in the data directory ${resolve(dataDir)} (${code ?? message}). Use a directory on a local disk with DATA_DIR.`,
    );
  }
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function handleCommand(database: Embedded, dataDir: string, request: IncomingMessage, response: ServerResponse) {
  const run = commands[request.url ?? ''];
  if (!run) return response.writeHead(404).end();
  try {
    response.end(await run(database, dataDir, await json(request)));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    response.writeHead(409).end(error.message);
  }
}

const commands: Record<string, (database: Embedded, dataDir: string, body: unknown) => Promise<string>> = {
  '/admin': ({ db }, _, command) => administer(db, command as AdminCommand),
  '/snapshot': async (database, dataDir) => JSON.stringify(await takeSnapshot(database, dataDir)),
  '/backup-made': async ({ db }, _, made) => {
    await recordBackup(db, made as MadeBackup);
    return '';
  },
};
