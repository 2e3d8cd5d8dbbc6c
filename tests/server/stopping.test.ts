import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, inject, test } from 'vitest';
import { start } from './support/process.ts';
import { stopAll } from './support/spawned.ts';

afterAll(stopAll);

// Clients are the same for both databases.
test.runIf(inject('template'))('shutdown takes at most fifteen seconds, whatever clients do', async () => {
  const server = await start({ DATA_DIR: 'memory' });
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
