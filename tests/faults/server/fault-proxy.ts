import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createRandom, type Random } from '../../../server/demo/random.ts';
import type { Dated, Ledger, ServerEvent } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { type Arrival, isLetter, isPhotoPiece, parseArrival } from './arrival.ts';
import { type ForwardRequest, sendResponse } from './forward.ts';
import { handleLetter, type InjectedFault } from './handle-letter.ts';
import type { HeldLetters } from './held-letters.ts';

type ProxyOptions = {
  forward: ForwardRequest;
  ledger: Ledger<ServerEvent>;
  /** How often each letter has arrived, including at earlier server processes. */
  earlierEvents: Dated<ServerEvent>[];
  plan: Plan;
  holds: HeldLetters;
};

const resetRate = 15;
const pieceFaultRate = 6;

/** A proxy that all requests and responses of the server pass through. */
export class FaultProxy {
  readonly #options: ProxyOptions;
  readonly #random: Random;
  readonly #arrivalCounts = new Map<number, number>();
  #arrivals = 0;
  #kills = 0;
  readonly #server: Server;
  version = 0;
  faultsEnded = false;

  constructor(options: ProxyOptions) {
    this.#options = options;
    for (const line of options.earlierEvents) {
      if (line.what === 'arrived') this.#arrivals += 1;
      if (line.what === 'arrived' && !line.isHeld) this.#countArrival(line.letter);
      if (line.what === 'fault' && line.kind.startsWith('server-killed')) this.#kills += 1;
    }
    this.#random = createRandom(options.plan.seed + options.earlierEvents.length);
    this.#server = createServer((incoming, response) => {
      this.#serve(incoming, response).catch(() => response.destroy());
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((opened) => this.#server.listen(0, '127.0.0.1', opened));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { forward, ledger, holds } = this.#options;
    if (isLetter(incoming) && !this.faultsEnded && this.#random.below(resetRate) === 0) {
      ledger.append({ what: 'fault', kind: 'reset-before-it-is-read' });
      incoming.socket.resetAndDestroy();
      return;
    }
    const body = await buffer(incoming);
    if (isPhotoPiece(incoming) && !this.faultsEnded && this.#random.below(pieceFaultRate) === 0)
      return this.#dropPiece(incoming, body);
    const arrival = isLetter(incoming) && parseArrival(incoming, body);
    if (arrival) {
      const injected = this.#faultFor(arrival);
      await handleLetter({ arrival, ...injected, forward: () => forward(incoming, body), response, ledger, holds });
    } else if (incoming.url === '/sw.js') {
      await this.#serveWorker(incoming, response);
    } else {
      await sendResponse(response, await forward(incoming, body));
    }
  }

  /** Before the server has it, or after. */
  async #dropPiece(incoming: IncomingMessage, body: Buffer): Promise<void> {
    const isStored = this.#random.is(0.5);
    if (isStored) await this.#options.forward(incoming, body);
    this.#options.ledger.append({ what: 'fault', kind: isStored ? 'photo-dropped-after-commit' : 'photo-dropped' });
    incoming.socket.resetAndDestroy();
  }

  /** A delayed letter keeps its planned fault for its next arrival. */
  #faultFor({ letter, phone, customer, id, user, by }: Arrival): InjectedFault {
    const hold = this.#options.holds.takeHold(phone, by);
    this.#options.ledger.append({ what: 'arrived', letter, customer, id, user, by, isHeld: hold !== undefined });
    this.#arrivals += 1;
    if (hold || this.faultsEnded) return { hold };
    const kill = this.#options.plan.serverKills[this.#kills];
    if (kill && this.#arrivals > kill.after) {
      this.#kills += 1;
      return { fault: kill.kind };
    }
    return { fault: this.#options.plan.letterFaults[letter]?.[this.#countArrival(letter) - 1] };
  }

  #countArrival(letter: number): number {
    const times = (this.#arrivalCounts.get(letter) ?? 0) + 1;
    this.#arrivalCounts.set(letter, times);
    return times;
  }

  /** Requests neither compression nor a 304, so that a line can be appended. */
  async #serveWorker(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete incoming.headers[name];
    const answer = await this.#options.forward(incoming, Buffer.alloc(0));
    await sendResponse(response, {
      ...answer,
      body: Buffer.concat([answer.body, Buffer.from(`\n// ${this.version}\n`)]),
    });
  }
}
