import { endpoints } from '../../../../src/contract/endpoints.ts';
import { exchange } from '../../../../src/device/api-client.ts';
import type { StoredLetter } from '../../../../src/device/outbox/letter.ts';
import type { SenderOptions } from '../../../../src/device/outbox/sender.ts';
import type { Session } from '../../../../src/device/session.ts';

// Senders that are wrong on purpose: whoever watches the right one must be able to tell them from it.

const base = 'https://phone.test/api';

/** As a queue that takes a letter out before it sends it. */
export const removesBeforeReceipt =
  (remove: (id: string) => Promise<void>) =>
  (options: SenderOptions): SenderOptions => ({
    ...options,
    network: {
      ...options.network,
      async deliver(letter, token) {
        await remove(letter.id);
        return options.network.deliver(letter, token);
      },
    },
  });

export const trustsAny2xx = (options: SenderOptions): SenderOptions => ({
  ...options,
  network: {
    ...options.network,
    async deliver(letter, token) {
      const result = await options.network.deliver(letter, token);
      const is2xx = result.kind === 'answer' || (result.kind === 'unreachable' && result.why === 'not-ours');
      return is2xx ? receiptResult(letter) : result;
    },
  },
});

export const omitsKey = (options: SenderOptions): SenderOptions => ({
  ...options,
  network: {
    ...options.network,
    async deliver(letter, token) {
      const body = { text: String(letter.body), version: letter.schemaVersion };
      const result = await exchange(endpoints.claim, body, { base, token });
      return result.kind === 'answer' ? receiptResult(letter) : result;
    },
  },
});

/** Reads the session once and believes in it for the whole run. */
export function cachesSession(options: SenderOptions): SenderOptions {
  let session: Promise<Session | undefined> | undefined;
  return {
    ...options,
    session() {
      session ??= options.session();
      return session;
    },
  };
}

/** Sends whatever waits on the phone, whosever it is. */
export const sendsAllOwners =
  (allLetters: () => Promise<StoredLetter[]>) =>
  (options: SenderOptions): SenderOptions => ({
    ...options,
    store: {
      ...options.store,
      unsent: allLetters,
      async change(id, event) {
        const letter = await options.store.change(id, event);
        const session = await options.session();
        return letter && session ? { ...letter, owner: session.user.id } : letter;
      },
    },
  });

function receiptResult({ id, sha256 }: StoredLetter) {
  return { kind: 'answer', answer: { letterId: id, sha256, number: '', receivedAt: '' } } as const;
}
