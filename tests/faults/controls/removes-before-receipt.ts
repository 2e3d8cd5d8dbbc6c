import { outboxNetwork as right } from '../../../src/device/outbox/network.ts';
import type { SenderNetwork } from '../../../src/device/outbox/sender.ts';
import { discardLetter } from '../../../src/device/outbox/store.ts';

/** Simulates a queue that deletes a letter once it was sent, whatever the response. */
export const outboxNetwork = (...at: Parameters<typeof right>): SenderNetwork => ({
  ...right(...at),
  async deliver(letter, token) {
    const result = await right(...at).deliver(letter, token);
    await discardLetter(letter.id);
    return result;
  },
});
