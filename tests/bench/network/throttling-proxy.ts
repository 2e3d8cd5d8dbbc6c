import { once } from 'node:events';
import { createServer, type Server, Socket } from 'node:net';
import { Link } from './link.ts';
import type { Network } from './networks.ts';
import { Transfer, wallClock } from './transfer.ts';

const requestLine = /^([A-Z]+) (\S+) HTTP\/1/;

/**
 * A throttling proxy between phone and server. It is outside the browser, so that page, worker and browser share the
 * bandwidth, and so that it counts the bytes on the wire.
 */
export class ThrottlingProxy {
  readonly transfers: Transfer[] = [];
  port = 0;
  readonly #downlink = new Link();
  readonly #uplink = new Link();
  #isUplinkThrottled = false;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isOnline = true;

  constructor(targetPort: number) {
    this.#server = createServer((client) => (this.#isOnline ? this.#connect(client, targetPort) : client.destroy()));
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address && typeof address === 'object') this.port = address.port;
    return this;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Applies from the next response on. */
  throttle(network: Network): void {
    this.#downlink.network = network;
  }

  /** What the phone sends from now on. Pages are measured without, since they send next to nothing. */
  throttleUplink(network: Network): void {
    this.#uplink.network = network;
    this.#isUplinkThrottled = true;
  }

  cut(): void {
    this.#isOnline = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#isOnline = true;
  }

  /** Resolves when nothing has been transferred for this time. */
  async waitUntilIdle(milliseconds: number): Promise<void> {
    const since = wallClock();
    for (;;) {
      const last = Math.max(since, ...this.transfers.map(({ lastAt }) => lastAt));
      const missing = last + milliseconds - wallClock();
      if (missing <= 0 && this.transfers.every(({ done }) => done)) return;
      await new Promise((later) => setTimeout(later, Math.max(missing, 20)));
    }
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #connect(client: Socket, targetPort: number): void {
    const upstream = new Socket();
    let request: Transfer | undefined;
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    }
    upstream.on('close', () => this.#downlink.finish(client));
    client.on('close', () => {
      upstream.destroy();
      this.#downlink.discard(client);
      this.#uplink.discard(upstream);
      request?.abort();
    });
    client.on('data', (bytes) => {
      const [, method, path] = requestLine.exec(bytes.toString('latin1', 0, 2048)) ?? [];
      if (path) {
        request = new Transfer(path, method);
        this.transfers.push(request);
      }
      if (this.#isUplinkThrottled) this.#uplink.enqueue(upstream, bytes, () => undefined);
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      const current = request;
      current?.onData(bytes);
      this.#downlink.enqueue(client, bytes, (packet) => current?.addBytes(packet.length));
    });
    upstream.connect(targetPort, '127.0.0.1');
  }
}
