import { randomUUID } from 'node:crypto';
import { withDatabase } from '../../../../src/device/database.ts';
import { newLetter, openBody, readLetter, type StoredLetter } from '../../../../src/device/outbox/letter.ts';
import type { SenderStore } from '../../../../src/device/outbox/sender.ts';
import { next } from '../../../../src/device/outbox/state-machine.ts';
import { outboxStore } from '../../../../src/device/outbox/store.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { endSession, readSession, type Session, saveSession } from '../../../../src/device/session.ts';
import { sha256Of } from '../../../../src/device/sha256.ts';
import type { TestSubmission } from './simulated-server.ts';

/** What outlives a killed browser. */
export type Phone = {
  store: SenderStore;
  session(): Promise<Session | undefined>;
  logIn(token: string, user: string): Promise<void>;
  logOut(): Promise<void>;
  submit(submission: TestSubmission): Promise<void>;
  /** every letter, whoever's */
  allLetters(): Promise<StoredLetter[]>;
};

export const claimOf = (submission: TestSubmission) => ({
  // Stays in the letter after it was sent, so that it is known to the end.
  hospital: JSON.stringify(submission),
  service: 'Telemedicine',
  paymentMethod: 'Cash',
  description: '',
});

/** The very code of the product, on an IndexedDB. `onLogIn` may set a PIN. */
export function phoneOnDatabase(onLogIn = async (_user: string) => {}): Phone {
  return {
    store: outboxStore,
    async session() {
      const read = await readSession();
      return 'session' in read ? read.session : undefined;
    },
    async logIn(token, user) {
      await saveSession(token);
      await onLogIn(user);
    },
    logOut: () => endSession(),
    async submit(submission) {
      await submitLetter({ owner: submission.owner, kind: 'claim', payload: claimOf(submission) });
    },
    async allLetters() {
      const records = await withDatabase((database) => database.getAll('outbox'));
      const letters = records.map((record) => readLetter(record)).filter((letter) => letter !== undefined);
      return Promise.all(letters.map(async (letter) => ({ ...letter, body: await openBody(letter) })));
    },
  };
}

/** The store's contract in memory, quick enough for thousands of histories. */
export function phoneInMemory(): Phone {
  const records = new Map<string, StoredLetter>();
  let session: Session | undefined;
  let sequence = 0;
  const read = (id: string) => readLetter(structuredClone(records.get(id)));
  const lettersOf = (owner: string) => [...records.values()].filter((letter) => letter.owner === owner);
  const change = (id: string, event: Parameters<typeof next>[1]) => {
    const letter = read(id);
    const after = letter && next(letter, event);
    if (after) records.set(id, after);
    return after;
  };
  return {
    store: {
      unsent: async (owner) => lettersOf(owner).filter(({ state }) => state !== 'sent'),
      change: async (id, event) => change(id, event),
      changeAll: async (owner, event) => {
        for (const { id } of lettersOf(owner)) change(id, event);
      },
    },
    session: async () => session,
    async logIn(token, user) {
      session = { token, user: { id: user, role: 'customer' }, at: 0 };
    },
    async logOut() {
      session = undefined;
    },
    async submit(submission) {
      const body = JSON.stringify(claimOf(submission));
      const letter = newLetter({
        id: randomUUID(),
        owner: submission.owner,
        kind: 'claim',
        schemaVersion: 1,
        body,
        sha256: await sha256Of(body),
        sequence: ++sequence,
        createdAt: 0,
        supersedes: null,
      });
      records.set(letter.id, letter);
    },
    allLetters: async () => [...records.values()],
  };
}
