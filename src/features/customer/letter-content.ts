import type { PayloadInput } from '../../contract/endpoint.ts';
import { type LetterKind, letterEndpoints } from '../../contract/letters.ts';
import { migrate } from '../../contract/payload.ts';
import type { Letter } from '../../device/outbox/letter.ts';

export type ContentOf<K extends LetterKind> = PayloadInput<(typeof letterEndpoints)[K]>;
export type Content = { [K in LetterKind]: { kind: K; says: ContentOf<K> } }[LetterKind];

/** A claim has a form to be corrected in and a decision to come; of the others there is only that they were asked. */
export const isClaim = ({ kind }: Pick<Letter, 'kind'>) => kind === 'claim' || kind === 'premium-claim';

/** What a letter says, in today's shape, whichever release wrote it. */
export function contentOf({ kind, schemaVersion, body }: Letter): Content {
  return { kind, says: migrate(letterEndpoints[kind].payload, schemaVersion, JSON.parse(body)) } as Content;
}
