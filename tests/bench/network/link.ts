import { once } from 'node:events';
import { createServer, type Server, Socket } from 'node:net';
import { Carried, wallClock } from './carried.ts';
import { Lane } from './lane.ts';
import type { Network } from './networks.ts';

const asks = /^[A-Z]+ (\S+) HTTP\/1/;

/**
 * A throttling proxy between phone and server. It is outside the browser, so that page, worker and browser share the
 * bandwidth, and so that it counts the bytes on the wire.
 */
export class Link {
  readonly carried: Carried[] = [];
  port = 0;
  readonly #lane = new Lane();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #whole = true;

  constructor(to: number) {
    this.#server = createServer((near) => (this.#whole ? this.#join(near, to) : near.destroy()));
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
  shape(network: Network): void {
    this.#lane.shape = network;
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  /** Resolves when nothing has been transferred for this time. */
  async quiet(milliseconds: number): Promise<void> {
    const since = wallClock();
    for (;;) {
      const last = Math.max(since, ...this.carried.map(({ lastAt }) => lastAt));
      const missing = last + milliseconds - wallClock();
      if (missing <= 0 && this.carried.every(({ done }) => done)) return;
      await new Promise((later) => setTimeout(later, Math.max(missing, 20)));
    }
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, to: number): void {
    const far = new Socket();
    let request: Carried | undefined;
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    }
    far.on('close', () => this.#lane.finish(near));
    near.on('close', () => {
      far.destroy();
      this.#lane.forget(near);
      request?.lose();
    });
    near.on('data', (bytes) => {
      const path = asks.exec(bytes.toString('latin1', 0, 2048))?.[1];
      if (path) {
        request = new Carried(path);
        this.carried.push(request);
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      const answered = request;
      answered?.announce(bytes);
      this.#lane.take(near, bytes, (packet) => answered?.arrive(packet.length));
    });
    far.connect(to, '127.0.0.1');
  }
}
