import * as v from 'valibot';
import { endpointOfLetter } from '../../contract/letters.ts';
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
        ...detailsOf(letter, content.payload),
        person: personOf(content.payload.person),
        kind: content.kind,
        priority: false,
      };
    case 'premium-claim':
      return {
        ...content.payload,
        ...detailsOf(letter, content.payload),
        person: personOf(content.payload.person),
        kind: content.kind,
        service: content.payload.policy,
        priority: content.payload.priority ?? true,
      };
    default:
      return undefined;
  }
}

/** The letter has no name. */
const personOf = (id: string | undefined) => (id ? { id } : null);

/** As the server will read them. A sent letter has lost them, and one that needs correction may have wrong ones. */
function detailsOf({ kind }: Letter, payload: object): Partial<SubmittedClaim> {
  const schema =
    kind === 'claim' ? endpointOfLetter.claim.payload.schema : endpointOfLetter['premium-claim'].payload.schema;
  const parsed = v.safeParse(schema, payload);
  if (!parsed.success) return { treatedOn: null };
  const { amountPaid, treatedOn, payToProvider, payToAccount } = parsed.output;
  const payTo = payToProvider && payToAccount ? { provider: payToProvider, account: payToAccount } : null;
  return { paidBirrCents: amountPaid, treatedOn, payTo };
}
