import type { Socket } from 'node:net';
import type { Network } from './networks.ts';

type Packet = { bytes: Buffer; due: number; sent: (bytes: Buffer) => void };

const packetSize = 1400;

/**
 * One direction of a line: sends packets one after another with a limited bandwidth. Connections take turns, so that a large
 * download does not block the others.
 */
export class Link {
  /** Unlimited if not set. */
  network: Omit<Network, 'name'> = { latency: 0, bytesPerSecond: Number.POSITIVE_INFINITY };
  readonly #closing = new Set<Socket>();
  readonly #queues = new Map<Socket, Packet[]>();
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  enqueue(socket: Socket, bytes: Buffer, sent: Packet['sent']): void {
    const due = performance.now() + this.network.latency;
    const queue = this.#queues.get(socket) ?? [];
    for (let at = 0; at < bytes.length; at += packetSize) {
      queue.push({ bytes: bytes.subarray(at, at + packetSize), due, sent });
    }
    this.#queues.set(socket, queue);
    this.#sendDue();
  }

  /** The sender has closed; data already sent is still delivered. */
  finish(socket: Socket): void {
    if (this.#queues.has(socket)) this.#closing.add(socket);
    else socket.end();
  }

  discard(socket: Socket): void {
    this.#queues.delete(socket);
    this.#closing.delete(socket);
  }

  #sendDue(): void {
    clearTimeout(this.#timer);
    for (let socket = this.#next(); socket; socket = this.#next()) {
      const queue = this.#queues.get(socket) ?? [];
      const [packet] = queue;
      if (!packet) return;
      const arrives = Math.max(this.#freeAt, packet.due) + (packet.bytes.length / this.network.bytesPerSecond) * 1000;
      const missing = arrives - performance.now();
      if (missing > 0) {
        this.#timer = setTimeout(() => this.#sendDue(), missing);
        return;
      }
      this.#freeAt = arrives;
      queue.shift();
      this.#queues.delete(socket);
      // Round robin: the connection moves to the end of the queue.
      if (queue.length) this.#queues.set(socket, queue);
      socket.write(packet.bytes);
      packet.sent(packet.bytes);
      if (!queue.length && this.#closing.delete(socket)) socket.end();
    }
  }

  /** The first connection that may send now, else the one that may send soonest. */
  #next(): Socket | undefined {
    let next: { socket: Socket; from: number } | undefined;
    for (const [socket, [packet]] of this.#queues) {
      if (!packet) continue;
      const from = Math.max(packet.due, this.#freeAt);
      if (!next || from < next.from) next = { socket, from };
    }
    return next?.socket;
  }
}
