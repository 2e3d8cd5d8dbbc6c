import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migratedUrl } from './support/database.ts';
import { start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';
import { placeWith } from './support/with-claims.ts';

const home = mkdtempSync(join(tmpdir(), 'tenawas-stopping-'));
afterAll(async () => {
  await stopAll();
  rmSync(home, { recursive: true });
});

test('shutdown takes at most fifteen seconds, whatever clients do', async () => {
  const url = await migratedUrl();
  const server = await start(
    url === null ? { DATA_DIR: await placeWith(home) } : { DATA_DIR: home, DATABASE_URL: url },
  );
  const port = Number(new URL(server.url).port);
  const saying = async (messages: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(messages);
    return socket;
  };
  const post = 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  const sockets = [await saying(''), await saying('GET /api/serv'), await saying(post)];
  const trickling = setInterval(() => sockets[2]?.write(' '), 500);
  // After a later request was answered, the server has accepted these connections.
  expect((await fetch(`${server.url}/api/options`)).status).toBe(200);
  const before = Date.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(Date.now() - before).toBeLessThan(15_000);
  clearInterval(trickling);
});
