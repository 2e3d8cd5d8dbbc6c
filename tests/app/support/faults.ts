import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { network } from './phone.tsx';

const isRequest = (method: string, path: RegExp, input: unknown, init?: RequestInit) =>
  (init?.method ?? 'GET') === method && path.test(String(input));

/** The server carries out the next requests of this kind, and their replies are lost. Resolves when all of them are. */
export function loseReplies(method: string, path: RegExp, count: number): Promise<void> {
  const pass = globalThis.fetch;
  onTestFinished(network.on);
  return new Promise((lost) => {
    let left = count;
    globalThis.fetch = async (input, init) => {
      const response = await pass(input, init);
      if (left === 0 || !isRequest(method, path, input, init)) return response;
      left -= 1;
      await response.arrayBuffer();
      if (left === 0) lost();
      throw new TypeError('Failed to fetch');
    };
  });
}

/** A hotel's network answers every request with its own page and status 200, until `network.on`. */
export async function enterCaptivePortal(): Promise<{ answered: () => number }> {
  let answered = 0;
  const portal = createServer((_, response) => {
    answered += 1;
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Hotel</title>Please accept our terms.');
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const pass = globalThis.fetch;
  const { port } = portal.address() as AddressInfo;
  globalThis.fetch = (_, init) => pass(`http://127.0.0.1:${port}/`, init);
  onTestFinished(() => {
    network.on();
    portal.closeAllConnections();
    portal.close();
  });
  return { answered: () => answered };
}
