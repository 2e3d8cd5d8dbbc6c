import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { Letter } from '../../../../src/device/outbox/letter.ts';
import { outboxNetwork } from '../../../../src/device/outbox/network.ts';
import { type SenderOptions, sendLetters } from '../../../../src/device/outbox/sender.ts';
import { type Phone, phoneInMemory } from './simulated-phone.ts';
import { type Fault, faults, SimulatedServer, type Written } from './simulated-server.ts';

const owners = ['abebe', 'sara', 'tolosa'] as const;
type Owner = (typeof owners)[number];

/** One thing that happens. `pick` chooses among the senders under way. */
export type Happening =
  | { what: 'submit'; poison: boolean }
  | { what: 'log-in'; owner: Owner }
  | { what: 'log-out' }
  | { what: 'revoke'; owner: Owner }
  | { what: 'sender'; ignoreBackoff: boolean }
  | { what: 'steps'; times: number; pick: number; fault: Fault; random: number }
  | { what: 'kill'; pick: number }
  | { what: 'clock'; by: number };

const day = 24 * 60 * 60 * 1_000;
const owner = fc.constantFrom(...owners);
const fault = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Fault>('none') },
  { weight: 2, arbitrary: fc.constantFrom(...faults) },
);
const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

export const histories = fc.record({
  /** a browser with Web Locks, where one sender at most is at work */
  locks: fc.boolean(),
  happenings: fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ what: fc.constant('submit' as const), poison: fc.nat(9).map((n) => n === 0) }),
      },
      { weight: 3, arbitrary: fc.record({ what: fc.constant('log-in' as const), owner }) },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('log-out' as const) }) },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('revoke' as const), owner }) },
      { weight: 12, arbitrary: fc.record({ what: fc.constant('sender' as const), ignoreBackoff: fc.boolean() }) },
      {
        weight: 40,
        arbitrary: fc.record({
          what: fc.constant('steps' as const),
          times: fc.integer({ min: 1, max: 24 }),
          pick: fc.nat(7),
          fault,
          random,
        }),
      },
      { weight: 2, arbitrary: fc.record({ what: fc.constant('kill' as const), pick: fc.nat(7) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          what: fc.constant('clock' as const),
          by: fc.oneof(fc.integer({ min: 0, max: 20 * 60_000 }), fc.integer({ min: -2 * day, max: 2 * day })),
        }),
      },
    ),
    { minLength: 20, maxLength: 120, size: 'max' },
  ),
});
export type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

export type Variant = (tools: SenderOptions) => SenderOptions;
const asItIs: Variant = (tools) => tools;

type Sender = { parked: (() => void) | undefined; stopped: Promise<void>; stop: () => void; done: boolean };

/** Steps senders through a history one await at a time, and complains as soon as a promise to the customer is broken. */
export class World {
  readonly server = new SimulatedServer();
  readonly submitted: Written[] = [];
  /** how often each thing really came about, so that a test can see that it saw something */
  readonly tally: Record<string, number> = {};
  readonly #phone: Phone;
  readonly #variant: Variant;
  readonly #locks: boolean;
  #senders: Sender[] = [];
  #current: Sender | undefined;
  #user: Owner | undefined;
  #token = '';
  #now = 1_800_000_000_000;
  #random = 0.5;
  #fault: Fault = 'none';
  #runs = 0;
  #broken = '';

  constructor({ locks = true, phone = phoneInMemory(), variant = asItIs } = {}) {
    this.#phone = phone;
    this.#variant = variant;
    this.#locks = locks;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.#fetch(address, init));
  }

  async happens(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'submit':
        return this.#submit(happening.poison);
      case 'log-in':
        return this.logIn(happening.owner);
      case 'log-out':
        this.#user = undefined;
        return this.#phone.logOut();
      case 'revoke':
        return this.server.revoke(happening.owner);
      case 'sender':
        return this.#startSender(happening.ignoreBackoff);
      case 'steps':
        this.#fault = happening.fault;
        this.#random = happening.random;
        for (let n = 0; n < happening.times; n++) {
          await this.#step(this.#senders[happening.pick % this.#senders.length]);
        }
        return;
      case 'kill':
        if (this.#senders.length > 0) this.#count('killed');
        this.#senders = this.#senders.filter((_, at) => at !== happening.pick % this.#senders.length);
        return;
      case 'clock':
        this.#now += happening.by;
    }
  }

  #count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
  }

  async logIn(owner: Owner): Promise<void> {
    this.#user = owner;
    this.#token = this.server.tokenFor(owner);
    await this.#phone.logIn(this.#token, owner);
  }

  async #submit(poison: boolean): Promise<void> {
    if (!this.#user) return;
    const written = { nonce: `n${this.submitted.length}`, owner: this.#user, poison };
    await this.#phone.submit(written);
    this.submitted.push(written);
  }

  async #startSender(ignoreBackoff: boolean): Promise<void> {
    if (this.#senders.length >= (this.#locks ? 1 : 3)) return;
    const sender: Sender = { parked: undefined, stopped: Promise.resolve(), stop: () => {}, done: false };
    this.#senders.push(sender);
    await this.#until(sender, () => {
      void sendLetters(this.#variant(this.#tools(sender, ignoreBackoff))).then(() => {
        sender.done = true;
        this.#senders = this.#senders.filter((other) => other !== sender);
        sender.stop();
      });
    });
  }

  async #step(sender: Sender | undefined): Promise<void> {
    if (sender) await this.#until(sender, () => sender.parked?.());
  }

  /** Lets a sender go on until it waits for something again. */
  async #until(sender: Sender, go: () => void): Promise<void> {
    sender.stopped = new Promise((resolve) => {
      sender.stop = resolve;
    });
    this.#current = sender;
    go();
    await sender.stopped;
  }

  #park(sender: Sender | undefined): Promise<void> {
    return new Promise((resolve) => {
      if (!sender) throw new Error('Nobody is at work.');
      sender.parked = resolve;
      sender.stop();
    });
  }

  #tools(sender: Sender, ignoreBackoff: boolean): SenderOptions {
    const around = async <T>(work: () => Promise<T>) => {
      await this.#park(sender);
      const outcome = await work();
      await this.#park(sender);
      return outcome;
    };
    const { store } = this.#phone;
    return {
      store: {
        unsent: (of) => around(() => store.unsent(of)),
        change: (id, event) => around(() => store.change(id, event)),
        changeAll: (of, event) => around(() => store.changeAll(of, event)),
      },
      network: outboxNetwork({ base: 'https://phone.test/api' }),
      // Nothing may come between reading the session and sending with it, so there is no step after.
      tokenRefused: async () => {},
      session: async () => {
        await this.#park(sender);
        return this.#phone.session();
      },
      now: () => this.#now,
      random: () => this.#random,
      holder: `run ${++this.#runs}`,
      exclusive: this.#locks,
      ignoreBackoff,
    };
  }

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    const sender = this.#current;
    const headers = new Headers(init.headers);
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? '';
    const isLetter = address.endsWith('/claims');
    // Thrown here it would be taken for a broken network.
    if (isLetter && token !== (this.#user && this.#token)) this.#broken = 'sent with a token of another moment';
    await this.#park(sender);
    this.#count(this.#fault);
    const asked = { path: address, key: headers.get('idempotency-key'), body: String(init.body), token };
    const answer = this.server.answer(asked, this.#fault);
    await this.#park(sender);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  }

  /** Whatever has happened, at every moment. */
  async check(): Promise<void> {
    if (this.#broken) throw new Broken(this.#broken);
    const letters = await this.#phone.everything();
    const onPhone = new Map(letters.map((letter) => [writtenIn(letter).nonce, letter]));
    for (const { state } of letters) this.#count(state);
    for (const written of this.submitted) {
      const letter = onPhone.get(written.nonce);
      if (!letter) throw new Broken(`${written.nonce} is gone from the phone`);
      if (letter.state === 'sent') this.#checkReceipt(letter);
    }
    const made = this.server.made.map(({ nonce }) => nonce);
    if (new Set(made).size !== made.length) throw new Broken(`made twice: ${made}`);
    const stranger = this.server.seen.find(({ written, user }) => user !== undefined && user !== written.owner);
    if (stranger) throw new Broken(`${stranger.written.owner}'s letter came with ${stranger.user}'s token`);
  }

  #checkReceipt(letter: Letter): void {
    const truth = this.server.receiptOf(letter.id);
    if (!truth || truth.sha256 !== letter.sha256 || truth.number !== letter.receipt?.number) {
      throw new Broken(`${letter.id} is called sent without the server's receipt`);
    }
  }

  /** The faults have stopped: each customer logs in, and everything arrives. */
  async drain(): Promise<void> {
    for (const owner of owners) {
      await this.logIn(owner);
      for (let round = 0; round < 3; round++) {
        await this.happens({ what: 'clock', by: 61 * 60_000 });
        await this.#startSender(false);
        while (this.#senders[0]) await this.happens({ what: 'steps', times: 1, pick: 0, fault: 'none', random: 0.5 });
      }
    }
    await this.check();
    const made = new Set(this.server.made.map(({ nonce }) => nonce));
    for (const letter of await this.#phone.everything()) {
      const { nonce, poison } = writtenIn(letter);
      if (letter.state !== (poison ? 'needs-attention' : 'sent')) throw new Broken(`${nonce} is still ${letter.state}`);
      if (made.has(nonce) === poison) throw new Broken(`${nonce} ${poison ? 'was' : 'was not'} made`);
    }
  }
}

export class Broken extends Error {}

const writtenIn = (letter: Letter) => JSON.parse((JSON.parse(letter.body) as { hospital: string }).hospital) as Written;

export async function live({ locks, happenings }: History, variant?: Variant, phone?: Phone): Promise<World> {
  const world = new World({ locks, ...(variant && { variant }), ...(phone && { phone }) });
  await world.logIn(owners[0]);
  for (const happening of happenings) {
    await world.happens(happening);
    await world.check();
  }
  await world.drain();
  return world;
}
