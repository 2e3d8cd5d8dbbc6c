import { createServer, type Server, Socket } from 'node:net';

type Fault =
  /** The request is processed, but the connection is closed before the response arrives. */
  | { kind: 'response-lost'; request: RegExp }
  /** The request is processed, but the response never arrives and the connection stays open. */
  | { kind: 'response-held'; request: RegExp }
  /** A captive portal responds with its own page and status 200. */
  | { kind: 'captive-portal' };

const portalPage = '<!doctype html><title>Hotel</title><p>Please accept our terms.</p>';
const portalAnswer = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/html',
  `Content-Length: ${portalPage.length}`,
  'Connection: close',
  '',
  portalPage,
].join('\r\n');

/** A TCP proxy between browser and server, which can simulate outages and faults. */
export class NetworkProxy {
  #sockets = new Set<Socket>();
  #server: Server;
  #to: number;
  #fault: Fault | undefined;
  #occurred: (() => void) | undefined;
  port = 0;

  constructor(to: number) {
    this.#to = to;
    this.#server = createServer((client) => this.#join(client));
  }

  #join(client: Socket): void {
    if (this.#fault?.kind === 'captive-portal') {
      this.#occurred?.();
      client.on('error', () => client.destroy());
      client.once('data', () => client.end(portalAnswer));
      return;
    }
    const upstream = new Socket();
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      const fault = this.#strikingAt(bytes);
      if (!fault) return;
      // The server has processed the request once it starts to respond.
      upstream.removeAllListeners('data');
      upstream.once('data', () => {
        this.#occurred?.();
        if (fault === 'response-lost') client.destroy();
      });
    });
    client.pipe(upstream);
    upstream.on('data', (bytes) => client.write(bytes));
    upstream.connect(this.#to, '127.0.0.1');
  }

  #strikingAt(bytes: Buffer): Fault['kind'] | undefined {
    const fault = this.#fault;
    if (!fault || fault.kind === 'captive-portal') return undefined;
    return fault.request.test(bytes.toString('latin1')) ? fault.kind : undefined;
  }

  /** Resolves when the fault first occurs. It remains until `restore`. */
  fail(fault: Fault): Promise<void> {
    this.#fault = fault;
    // Existing keep-alive connections would not have the fault.
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((occurred) => {
      this.#occurred = occurred;
    });
  }

  /** Starts listening (on the same port as before) and removes any fault. */
  async restore(): Promise<void> {
    this.#fault = undefined;
    this.#occurred = undefined;
    if (this.#server.listening) {
      for (const socket of this.#sockets) socket.destroy();
      return;
    }
    await new Promise<void>((open, refuse) => {
      this.#server.once('error', refuse);
      this.#server.listen(this.port, '127.0.0.1', () => {
        const address = this.#server.address();
        if (address && typeof address === 'object') this.port = address.port;
        this.#server.off('error', refuse);
        open();
      });
    });
  }

  /** Routes new connections to another server. */
  routeTo(port: number): void {
    this.#to = port;
    for (const socket of this.#sockets) socket.destroy();
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  get isUp(): boolean {
    return this.#server.listening && this.#fault === undefined;
  }
}
