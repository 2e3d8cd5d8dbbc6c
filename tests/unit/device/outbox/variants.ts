import { endpoints } from '../../../../src/contract/endpoints.ts';
import { exchange } from '../../../../src/device/api-client.ts';
import type { Letter } from '../../../../src/device/outbox/letter.ts';
import type { SenderOptions } from '../../../../src/device/outbox/sender.ts';
import type { Session } from '../../../../src/device/session.ts';

// Senders that are wrong on purpose: whoever watches the right one must be able to tell them from it.

const base = 'https://phone.test/api';

/** As a queue that takes a letter out before it sends it. */
export const removesFirst =
  (remove: (id: string) => Promise<void>) =>
  (tools: SenderOptions): SenderOptions => ({
    ...tools,
    network: {
      ...tools.network,
      async deliver(letter, token) {
        await remove(letter.id);
        return tools.network.deliver(letter, token);
      },
    },
  });

export const trustsAny2xx = (tools: SenderOptions): SenderOptions => ({
  ...tools,
  network: {
    ...tools.network,
    async deliver(letter, token) {
      const result = await tools.network.deliver(letter, token);
      const is2xx = result.kind === 'answer' || (result.kind === 'unreachable' && result.why === 'not-ours');
      return is2xx ? received(letter) : result;
    },
  },
});

export const forgetsTheKey = (tools: SenderOptions): SenderOptions => ({
  ...tools,
  network: {
    ...tools.network,
    async deliver(letter, token) {
      const body = { text: letter.body, version: letter.schemaVersion };
      const result = await exchange(endpoints.claim, body, { base, token });
      return result.kind === 'answer' ? received(letter) : result;
    },
  },
});

/** Reads the session once and believes in it for the whole run. */
export function remembersTheSession(tools: SenderOptions): SenderOptions {
  let session: Promise<Session | undefined> | undefined;
  return {
    ...tools,
    session() {
      session ??= tools.session();
      return session;
    },
  };
}

/** Sends whatever waits on the phone, whosever it is. */
export const sendsForAll =
  (everything: () => Promise<Letter[]>) =>
  (tools: SenderOptions): SenderOptions => ({
    ...tools,
    store: {
      ...tools.store,
      unsent: everything,
      async change(id, event) {
        const letter = await tools.store.change(id, event);
        const session = await tools.session();
        return letter && session ? { ...letter, owner: session.user.id } : letter;
      },
    },
  });

function received({ id, sha256 }: Letter) {
  return { kind: 'answer', answer: { letterId: id, sha256, number: '', receivedAt: '' } } as const;
}
