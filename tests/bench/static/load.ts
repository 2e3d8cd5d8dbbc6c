import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { forked } from '../child.ts';

/**
 * Asks one server for one page over so many connections that stay open, as fast as the answers come; a connection asks
 * again when its answer is there, without pipelining. A process of its own, and it reads an answer no further than to
 * count its bytes, so that the two processors are left to the servers as far as may be.
 */
export type Load = { port: number; path: string; connections: number; seconds: number };
export type Served = { perSecond: number; median: number; p99: number };

const here = fileURLToPath(import.meta.url);

export const underLoad = async (load: Load): Promise<Served> => (await forked<Served>(here, load)).said;

async function run({ port, path, connections, seconds }: Load): Promise<Served> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, end, took)));
  const passed = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return { perSecond: took.length / passed, median: at(0.5), p99: at(0.99) };
}

async function ask(port: number, request: string, end: number, took: number[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay();
  await new Promise<void>((done, broken) => {
    let began = performance.now();
    let missing = 0;
    socket.on('error', broken);
    socket.on('close', () => broken(new Error('The server closed a connection.')));
    socket.on('data', (bytes) => {
      if (missing === 0) missing = lengthOf(bytes);
      missing -= bytes.length;
      if (missing > 0) return;
      const now = performance.now();
      took.push(now - began);
      if (now >= end) return leave(socket, done);
      began = now;
      socket.write(request);
    });
    socket.write(request);
  });
}

/** Of the whole answer, from its first bytes, which hold its head. */
function lengthOf(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n') + 4;
  const text = bytes.toString('latin1', 0, head);
  const length = /content-length: *(\d+)/i.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || !length) throw new Error(`Not what was asked for:\n${text}`);
  return head + Number(length);
}

function leave(socket: Socket, done: () => void): void {
  socket.removeAllListeners('close');
  socket.destroy();
  done();
}

if (process.argv[1] === here) {
  const served = await run(JSON.parse(process.argv[2] ?? '') as Load);
  process.send?.(served);
  process.disconnect();
}
