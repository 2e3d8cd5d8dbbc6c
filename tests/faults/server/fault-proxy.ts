import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createRandom, type Random } from '../../../server/demo/random.ts';
import type { Dated, Ledger, ServerEvent } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { arrivalOf, isLetter, type LogInState } from './arrival.ts';
import { type ForwardRequest, sendResponse } from './forward.ts';
import { handleLetter, type InjectedFault } from './handle-letter.ts';
import type { HeldLetters } from './held-letters.ts';

type Parts = {
  ask: ForwardRequest;
  ledger: Ledger<ServerEvent>;
  /** How often each letter has arrived, including at earlier server processes. */
  before: Dated<ServerEvent>[];
  plan: Plan;
  holds: HeldLetters;
};

const resetsOneOf = 15;

/** A proxy that all requests and responses of the server pass through. */
export class FaultProxy {
  readonly #parts: Parts;
  readonly #chance: Random;
  readonly #arrivalCounts = new Map<number, number>();
  #arrivals = 0;
  #kills = 0;
  readonly #server: Server;
  version = 0;
  calm = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const line of parts.before) {
      if (line.what === 'arrived') this.#arrivals += 1;
      if (line.what === 'arrived' && !line.held) this.#timesOf(line.letter);
      if (line.what === 'fault' && line.kind.startsWith('server-killed')) this.#kills += 1;
    }
    this.#chance = createRandom(parts.plan.seed + parts.before.length);
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
    const { ask, ledger, holds } = this.#parts;
    if (isLetter(incoming) && !this.calm && this.#chance.below(resetsOneOf) === 0) {
      ledger.note({ what: 'fault', kind: 'reset-before-it-is-read' });
      incoming.socket.resetAndDestroy();
      return;
    }
    const body = await buffer(incoming);
    const arrival = isLetter(incoming) && arrivalOf(incoming, body);
    if (arrival) {
      const fate = this.#faultFor(arrival);
      await handleLetter({ arrival, ...fate, ask: () => ask(incoming, body), response, ledger, holds });
    } else if (incoming.url === '/sw.js') {
      await this.#giveWorker(incoming, response);
    } else {
      await sendResponse(response, await ask(incoming, body));
    }
  }

  /** A delayed letter keeps its planned fault for its next arrival. */
  #faultFor({ letter, phone, customer, id, user, by }: LogInState): InjectedFault {
    const hold = this.#parts.holds.take(phone, by);
    this.#parts.ledger.note({ what: 'arrived', letter, customer, id, user, by, held: hold !== undefined });
    this.#arrivals += 1;
    if (hold || this.calm) return { hold };
    const kill = this.#parts.plan.serverKills[this.#kills];
    if (kill && this.#arrivals > kill.after) {
      this.#kills += 1;
      return { fault: kill.how };
    }
    return { fault: this.#parts.plan.dealt[letter]?.[this.#timesOf(letter) - 1] };
  }

  #timesOf(letter: number): number {
    const times = (this.#arrivalCounts.get(letter) ?? 0) + 1;
    this.#arrivalCounts.set(letter, times);
    return times;
  }

  /** Requests neither compression nor a 304, so that a line can be appended. */
  async #giveWorker(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete incoming.headers[name];
    const answer = await this.#parts.ask(incoming, Buffer.alloc(0));
    await sendResponse(response, {
      ...answer,
      body: Buffer.concat([answer.body, Buffer.from(`\n// ${this.version}\n`)]),
    });
  }
}
