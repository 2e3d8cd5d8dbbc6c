import type { Letter } from '../../device/outbox/letter.ts';
import { contentOf } from '../customer/letter-content.ts';
import type { Sent } from './submitted-fields.tsx';

/** What a letter says, as its claim will show it; a request to the administrator says nothing but that it is one. */
export function sentIn(letter: Letter): Sent | undefined {
  const content = contentOf(letter);
  switch (content.kind) {
    case 'claim':
      // Of a letter that was sent the phone keeps no description; one without a description says so.
      return {
        ...(letter.state !== 'sent' && { description: '' }),
        ...content.says,
        kind: content.kind,
        priority: false,
      };
    case 'premium-claim':
      return {
        ...content.says,
        kind: content.kind,
        service: content.says.policy,
        priority: content.says.priority ?? true,
      };
    case 'claim-request':
    case 'subscription':
    case 'upgrade':
      return undefined;
  }
}
