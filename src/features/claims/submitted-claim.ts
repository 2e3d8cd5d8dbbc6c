import type { Letter } from '../../device/outbox/letter.ts';
import { parseLetter } from '../customer/letter-content.ts';
import type { SubmittedClaim } from './submitted-fields.tsx';

/** The fields of a claim letter in the shape of its claim; undefined for other kinds of letter. */
export function submittedClaimOf(letter: Letter): SubmittedClaim | undefined {
  const content = parseLetter(letter);
  switch (content.kind) {
    case 'claim':
      // The description is deleted from a sent letter, so undefined; in an unsent letter a missing one is empty.
      return {
        ...(letter.state !== 'sent' && { description: '' }),
        ...content.payload,
        kind: content.kind,
        priority: false,
      };
    case 'premium-claim':
      return {
        ...content.payload,
        kind: content.kind,
        service: content.payload.policy,
        priority: content.payload.priority ?? true,
      };
    case 'claim-answer':
    case 'claim-request':
    case 'subscription':
    case 'upgrade':
      return undefined;
  }
}
