import { type Letter, newLetter } from '../../../../src/device/outbox/letter.ts';

export const now = 1_800_000_000_000;

/** A letter in any state, as the state machine leaves it there. */
export function letterIn(state: Letter['state'], other: Partial<Letter> = {}): Letter {
  const letter = newLetter({
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    owner: 'abebe',
    kind: 'claim',
    schemaVersion: 1,
    body: '{"hospital":"City Hospital"}',
    sha256: 'a'.repeat(64),
    sequence: 1,
    createdAt: now,
    supersedes: null,
  });
  const known: Record<Letter['state'], Partial<Letter>> = {
    queued: {},
    sending: { lease: { holder: 'me', until: now + 60_000 }, attempts: 1, triedAt: now },
    sent: { receipt: receiptFor(letter), sentAt: now },
    'needs-login': { refusedToken: 'old' },
    'needs-attention': { lastError: { at: now, why: 'refused', status: 422, message: 'Not on offer.' } },
    parked: { refusedToken: 'old' },
  };
  return { ...letter, state, ...known[state], ...other };
}

export const receiptFor = ({ id, sha256 }: Pick<Letter, 'id' | 'sha256'>) => ({
  letterId: id,
  sha256,
  number: 'R-7K2M',
  receivedAt: '2026-11-20T09:00:00.000Z',
});
