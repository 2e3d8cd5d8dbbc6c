import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createRandom, type Random } from '../../../server/demo/random.ts';
import type { AtTheDoor, Dated, Ledger } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { arrivalOf, isLetter, type LogInState } from './arrival.ts';
import type { Holds } from './holds.ts';
import { type AskApp, give } from './passing.ts';
import { type Fate, visit } from './visit.ts';

type Parts = {
  ask: AskApp;
  ledger: Ledger<AtTheDoor>;
  /** what earlier processes noted: a letter's second coming is its second, whoever saw the first */
  before: Dated<AtTheDoor>[];
  plan: Plan;
  holds: Holds;
};

const resetsOneOf = 15;

/** All that comes to the product's server comes through here, and so does all that it answers. */
export class Door {
  readonly #parts: Parts;
  readonly #chance: Random;
  readonly #came = new Map<number, number>();
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
    this.#server = createServer((asked, answering) => {
      this.#serve(asked, answering).catch(() => answering.destroy());
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

  async #serve(asked: IncomingMessage, answering: ServerResponse): Promise<void> {
    const { ask, ledger, holds } = this.#parts;
    if (isLetter(asked) && !this.calm && this.#chance.below(resetsOneOf) === 0) {
      ledger.note({ what: 'fault', kind: 'reset-before-it-is-read' });
      asked.socket.resetAndDestroy();
      return;
    }
    const body = await buffer(asked);
    const arrival = isLetter(asked) && arrivalOf(asked, body);
    if (arrival) {
      const fate = this.#fateOf(arrival);
      await visit({ arrival, ...fate, ask: () => ask(asked, body), answering, ledger, holds });
    } else if (asked.url === '/sw.js') {
      await this.#giveWorker(asked, answering);
    } else {
      await give(answering, await ask(asked, body));
    }
  }

  /** One that is held keeps what is dealt to it for the next time. */
  #fateOf({ letter, phone, customer, id, user, by }: LogInState): Fate {
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
    const times = (this.#came.get(letter) ?? 0) + 1;
    this.#came.set(letter, times);
    return times;
  }

  /** Not compressed, so that a line can be added, and never "not modified". */
  async #giveWorker(asked: IncomingMessage, answering: ServerResponse): Promise<void> {
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete asked.headers[name];
    const answer = await this.#parts.ask(asked, Buffer.alloc(0));
    await give(answering, { ...answer, body: Buffer.concat([answer.body, Buffer.from(`\n// ${this.version}\n`)]) });
  }
}
