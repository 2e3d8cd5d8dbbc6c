import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { StoredLetter } from '../../../../src/device/outbox/letter.ts';
import { outboxNetwork } from '../../../../src/device/outbox/network.ts';
import { type SenderOptions, sendLetters } from '../../../../src/device/outbox/sender.ts';
import { type Phone, phoneInMemory } from './simulated-phone.ts';
import { type Fault, faults, SimulatedServer, type TestSubmission } from './simulated-server.ts';

const owners = ['abebe', 'sara', 'tolosa'] as const;
type Owner = (typeof owners)[number];

/** One thing that happens. `pick` chooses among the senders under way. */
export type Action =
  | { type: 'submit'; isInvalid: boolean }
  | { type: 'log-in'; owner: Owner }
  | { type: 'log-out' }
  | { type: 'revoke'; owner: Owner }
  | { type: 'sender'; ignoreBackoff: boolean }
  | { type: 'steps'; times: number; pick: number; fault: Fault; random: number }
  | { type: 'kill'; pick: number }
  | { type: 'clock'; by: number };

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
  actions: fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ type: fc.constant('submit' as const), isInvalid: fc.nat(9).map((n) => n === 0) }),
      },
      { weight: 3, arbitrary: fc.record({ type: fc.constant('log-in' as const), owner }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('log-out' as const) }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('revoke' as const), owner }) },
      { weight: 12, arbitrary: fc.record({ type: fc.constant('sender' as const), ignoreBackoff: fc.boolean() }) },
      {
        weight: 40,
        arbitrary: fc.record({
          type: fc.constant('steps' as const),
          times: fc.integer({ min: 1, max: 24 }),
          pick: fc.nat(7),
          fault,
          random,
        }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('kill' as const), pick: fc.nat(7) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('clock' as const),
          by: fc.oneof(fc.integer({ min: 0, max: 20 * 60_000 }), fc.integer({ min: -2 * day, max: 2 * day })),
        }),
      },
    ),
    { minLength: 20, maxLength: 120, size: 'max' },
  ),
});
export type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

export type Variant = (options: SenderOptions) => SenderOptions;
const unchanged: Variant = (options) => options;

type Sender = { resume: (() => void) | undefined; paused: Promise<void>; onPaused: () => void; done: boolean };

/** Steps senders through a history one await at a time, and complains as soon as a promise to the customer is broken. */
export class Simulation {
  readonly server = new SimulatedServer();
  readonly submitted: TestSubmission[] = [];
  /** how often each thing really came about, so that a test can see that it saw something */
  readonly counts: Record<string, number> = {};
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
  #violation = '';

  constructor({ locks = true, phone = phoneInMemory(), variant = unchanged } = {}) {
    this.#phone = phone;
    this.#variant = variant;
    this.#locks = locks;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.#fetch(address, init));
  }

  async perform(action: Action): Promise<void> {
    switch (action.type) {
      case 'submit':
        return this.#submit(action.isInvalid);
      case 'log-in':
        return this.logIn(action.owner);
      case 'log-out':
        this.#user = undefined;
        return this.#phone.logOut();
      case 'revoke':
        return this.server.revoke(action.owner);
      case 'sender':
        return this.#startSender(action.ignoreBackoff);
      case 'steps':
        this.#fault = action.fault;
        this.#random = action.random;
        for (let n = 0; n < action.times; n++) {
          await this.#step(this.#senders[action.pick % this.#senders.length]);
        }
        return;
      case 'kill':
        if (this.#senders.length > 0) this.#count('killed');
        this.#senders = this.#senders.filter((_, at) => at !== action.pick % this.#senders.length);
        return;
      case 'clock':
        this.#now += action.by;
    }
  }

  #count(type: string): void {
    this.counts[type] = (this.counts[type] ?? 0) + 1;
  }

  async logIn(owner: Owner): Promise<void> {
    this.#user = owner;
    this.#token = this.server.tokenFor(owner);
    await this.#phone.logIn(this.#token, owner);
  }

  async #submit(isInvalid: boolean): Promise<void> {
    if (!this.#user) return;
    const submission = { nonce: `n${this.submitted.length}`, owner: this.#user, isInvalid };
    await this.#phone.submit(submission);
    this.submitted.push(submission);
  }

  async #startSender(ignoreBackoff: boolean): Promise<void> {
    if (this.#senders.length >= (this.#locks ? 1 : 3)) return;
    const sender: Sender = { resume: undefined, paused: Promise.resolve(), onPaused: () => {}, done: false };
    this.#senders.push(sender);
    await this.#runUntilPaused(sender, () => {
      void sendLetters(this.#variant(this.#senderOptions(sender, ignoreBackoff))).then(() => {
        sender.done = true;
        this.#senders = this.#senders.filter((other) => other !== sender);
        sender.onPaused();
      });
    });
  }

  async #step(sender: Sender | undefined): Promise<void> {
    if (sender) await this.#runUntilPaused(sender, () => sender.resume?.());
  }

  /** Lets a sender go on until it waits for something again. */
  async #runUntilPaused(sender: Sender, go: () => void): Promise<void> {
    sender.paused = new Promise((resolve) => {
      sender.onPaused = resolve;
    });
    this.#current = sender;
    go();
    await sender.paused;
  }

  #pause(sender: Sender | undefined): Promise<void> {
    return new Promise((resolve) => {
      if (!sender) throw new Error('Nobody is at work.');
      sender.resume = resolve;
      sender.onPaused();
    });
  }

  #senderOptions(sender: Sender, ignoreBackoff: boolean): SenderOptions {
    const withPauses = async <T>(work: () => Promise<T>) => {
      await this.#pause(sender);
      const outcome = await work();
      await this.#pause(sender);
      return outcome;
    };
    const { store } = this.#phone;
    return {
      store: {
        unsent: (of) => withPauses(() => store.unsent(of)),
        change: (id, event) => withPauses(() => store.change(id, event)),
        changeAll: (of, event) => withPauses(() => store.changeAll(of, event)),
      },
      network: outboxNetwork({ base: 'https://phone.test/api' }),
      // Nothing may come between reading the session and sending with it, so there is no step after.
      tokenRefused: async () => {},
      session: async () => {
        await this.#pause(sender);
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
    if (isLetter && token !== (this.#user && this.#token)) this.#violation = 'sent with a token of another moment';
    await this.#pause(sender);
    this.#count(this.#fault);
    const request = { path: address, key: headers.get('idempotency-key'), body: String(init.body), token };
    const response = this.server.respond(request, this.#fault);
    await this.#pause(sender);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  }

  /** Whatever has happened, at every moment. */
  async check(): Promise<void> {
    if (this.#violation) throw new ViolatedGuarantee(this.#violation);
    const letters = await this.#phone.allLetters();
    const onPhone = new Map(letters.map((letter) => [submissionIn(letter).nonce, letter]));
    for (const { state } of letters) this.#count(state);
    for (const submission of this.submitted) {
      const letter = onPhone.get(submission.nonce);
      if (!letter) throw new ViolatedGuarantee(`${submission.nonce} is gone from the phone`);
      if (letter.state === 'sent') this.#checkReceipt(letter);
    }
    const created = this.server.created.map(({ nonce }) => nonce);
    if (new Set(created).size !== created.length) throw new ViolatedGuarantee(`made twice: ${created}`);
    const wrongOwner = this.server.received.find(
      ({ submission, user }) => user !== undefined && user !== submission.owner,
    );
    if (wrongOwner)
      throw new ViolatedGuarantee(`${wrongOwner.submission.owner}'s letter came with ${wrongOwner.user}'s token`);
  }

  #checkReceipt(letter: StoredLetter): void {
    const receipt = this.server.receiptOf(letter.id);
    if (!receipt || receipt.sha256 !== letter.sha256 || receipt.number !== letter.receipt?.number) {
      throw new ViolatedGuarantee(`${letter.id} is called sent without the server's receipt`);
    }
  }

  /** The faults have stopped: each customer logs in, and everything arrives. */
  async drain(): Promise<void> {
    for (const owner of owners) {
      await this.logIn(owner);
      for (let round = 0; round < 3; round++) {
        await this.perform({ type: 'clock', by: 61 * 60_000 });
        await this.#startSender(false);
        while (this.#senders[0]) await this.perform({ type: 'steps', times: 1, pick: 0, fault: 'none', random: 0.5 });
      }
    }
    await this.check();
    const created = new Set(this.server.created.map(({ nonce }) => nonce));
    for (const letter of await this.#phone.allLetters()) {
      const { nonce, isInvalid } = submissionIn(letter);
      if (letter.state !== (isInvalid ? 'needs-attention' : 'sent'))
        throw new ViolatedGuarantee(`${nonce} is still ${letter.state}`);
      if (created.has(nonce) === isInvalid)
        throw new ViolatedGuarantee(`${nonce} ${isInvalid ? 'was' : 'was not'} made`);
    }
  }
}

export class ViolatedGuarantee extends Error {}

const submissionIn = (letter: StoredLetter) =>
  JSON.parse((JSON.parse(String(letter.body)) as { hospital: string }).hospital) as TestSubmission;

export async function runHistory(
  { locks, actions: happenings }: History,
  variant?: Variant,
  phone?: Phone,
): Promise<Simulation> {
  const simulation = new Simulation({ locks, ...(variant && { variant }), ...(phone && { phone }) });
  await simulation.logIn(owners[0]);
  for (const action of happenings) {
    await simulation.perform(action);
    await simulation.check();
  }
  await simulation.drain();
  return simulation;
}
