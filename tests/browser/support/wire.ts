import { createServer, type Server, Socket } from 'node:net';

type Fault =
  /** what is asked arrives and is done, and the answer is lost on the way */
  | { kind: 'answer-lost'; asked: RegExp }
  /** the same, and whoever asked goes on waiting */
  | { kind: 'answer-held'; asked: RegExp }
  /** somebody else answers, with a page of their own and a 200 */
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

/** The network between the browser and the server, which a test can cut, mend and make faulty. */
export class Wire {
  #sockets = new Set<Socket>();
  #server: Server;
  #to: number;
  #fault: Fault | undefined;
  #struck: (() => void) | undefined;
  port = 0;

  constructor(to: number) {
    this.#to = to;
    this.#server = createServer((near) => this.#join(near));
  }

  #join(near: Socket): void {
    if (this.#fault?.kind === 'captive-portal') {
      this.#struck?.();
      near.on('error', () => near.destroy());
      near.once('data', () => near.end(portalAnswer));
      return;
    }
    const far = new Socket();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (bytes) => {
      const fault = this.#strikingAt(bytes);
      if (!fault) return;
      // The server has done what it was asked once it begins to answer.
      far.removeAllListeners('data');
      far.once('data', () => {
        this.#struck?.();
        if (fault === 'answer-lost') near.destroy();
      });
    });
    near.pipe(far);
    far.on('data', (bytes) => near.write(bytes));
    far.connect(this.#to, '127.0.0.1');
  }

  #strikingAt(bytes: Buffer): Fault['kind'] | undefined {
    const fault = this.#fault;
    if (!fault || fault.kind === 'captive-portal') return undefined;
    return fault.asked.test(bytes.toString('latin1')) ? fault.kind : undefined;
  }

  /** Resolves when the fault has struck for the first time. It stays until `mend`. */
  fail(fault: Fault): Promise<void> {
    this.#fault = fault;
    // Connections that are kept open were joined without it.
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((struck) => {
      this.#struck = struck;
    });
  }

  /** Opens it, and opens it again at the same port after a cut; takes any fault away. */
  async mend(): Promise<void> {
    this.#fault = undefined;
    this.#struck = undefined;
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

  /** From the next connection on, to another server. */
  leadTo(port: number): void {
    this.#to = port;
    for (const socket of this.#sockets) socket.destroy();
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  get isWhole(): boolean {
    return this.#server.listening && this.#fault === undefined;
  }
}
