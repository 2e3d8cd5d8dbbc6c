import { outboxNetwork as correctNetwork } from '../../../src/device/outbox/network.ts';
import type { SenderNetwork } from '../../../src/device/outbox/sender.ts';
import { discardLetter } from '../../../src/device/outbox/store.ts';

/** Simulates a queue that deletes a letter once it was sent, whatever the response. */
export const outboxNetwork = (...at: Parameters<typeof correctNetwork>): SenderNetwork => ({
  ...correctNetwork(...at),
  async deliver(letter, token) {
    const result = await correctNetwork(...at).deliver(letter, token);
    await discardLetter(letter.id);
    return result;
  },
});
