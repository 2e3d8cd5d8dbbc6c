import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaults } from '../../server/config.ts';
import { newId } from '../../server/db/uuid.ts';
import { openTestServer } from './support/open.ts';

const context = openTestServer({ pressure: { ...defaults.pressure, connections: 6, silentSeconds: 1 } });
const sockets: Socket[] = [];
let port: number;

beforeAll(async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  port = (context.app.server.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const openAtServer = () => promisify(context.app.server.getConnections).call(context.app.server);

async function until(holds: () => Promise<boolean>) {
  for (const end = Date.now() + 15_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await new Promise((later) => setTimeout(later, 50));
  }
}

const services = 'GET /api/services HTTP/1.1\r\nhost: a\r\n\r\n';

test('connections that do not read or send are closed', async () => {
  const unread = await open();
  unread.pause();
  unread.write('GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200));
  await open();
  expect(await openAtServer()).toBe(2);
  await until(async () => (await openAtServer()) === 0);
});

test('connections are limited, and idle ones are closed to make room', async () => {
  const idle = await open();
  idle.write(services);
  await once(idle, 'data');
  for (let n = 0; n < 5; n++) await open();
  const refused = await open();
  await once(refused, 'close');
  expect(await openAtServer()).toBeLessThanOrEqual(6);
  await until(async () => idle.destroyed);
  const next = await open();
  next.write(services);
  const [answer] = await once(next, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
});

test('an oversized list of ids is refused with a small response', async () => {
  const customer = await context.customer();
  const many = await context.post('/letters/status', { ids: Array(16_000).fill('x') }, customer);
  expect([many.statusCode, Object.keys(many.json().errors), many.body.length < 1_000]).toEqual([422, ['ids'], true]);
  const some = await context.post('/letters/status', { ids: [...Array(499).fill('x'), newId()] }, customer);
  expect([some.statusCode, Object.keys(some.json().errors).length, some.body.length < 4_000]).toEqual([422, 20, true]);
});
