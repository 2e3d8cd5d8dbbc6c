import type { Receipt } from '../../src/contract/responses/receipt.ts';
import type { Letter } from './repository.ts';

export const presentReceipt = (letter: Omit<Letter, 'answer'>): Receipt => ({
  letterId: letter.key,
  sha256: letter.sha256,
  number: letter.number,
  receivedAt: letter.receivedAt.toISOString(),
});
