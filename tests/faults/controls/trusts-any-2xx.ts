import { outboxNetwork as correctNetwork } from '../../../src/device/outbox/network.ts';
import type { SenderNetwork } from '../../../src/device/outbox/sender.ts';

/** Simulates a sender that checks only the status code. */
export const outboxNetwork = (...at: Parameters<typeof correctNetwork>): SenderNetwork => ({
  ...correctNetwork(...at),
  async deliver(letter, token) {
    const result = await correctNetwork(...at).deliver(letter, token);
    if (result.kind !== 'unreachable' || result.why !== 'not-ours') return result;
    const { id: letterId, sha256 } = letter;
    return { kind: 'answer', answer: { letterId, sha256, number: 'R-TRUSTED', receivedAt: new Date().toISOString() } };
  },
});
