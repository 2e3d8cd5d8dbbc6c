import type { PayloadInput } from '../../contract/endpoint.ts';
import { endpointOfLetter, type LetterKind } from '../../contract/letters.ts';
import { migrate } from '../../contract/payload.ts';
import type { Letter } from '../../device/outbox/letter.ts';

export type LetterPayload<K extends LetterKind> = PayloadInput<(typeof endpointOfLetter)[K]>;
export type LetterContent = { [K in LetterKind]: { kind: K; payload: LetterPayload<K> } }[LetterKind];

/** A claim can be corrected in its form and is decided later; the other kinds are requests without either. */
export const isClaim = ({ kind }: Pick<Letter, 'kind'>) => kind === 'claim' || kind === 'premium-claim';

/** The payload of a letter, migrated to the current version. */
export function parseLetter({ kind, schemaVersion, body }: Letter): LetterContent {
  return { kind, payload: migrate(endpointOfLetter[kind].payload, schemaVersion, JSON.parse(body)) } as LetterContent;
}

/** What its form shows: the photos are kept beside it. */
export function formValuesOf(letter: Letter): Record<string, string | boolean> {
  const { photos: _, ...values } = parseLetter(letter).payload as Record<string, string | boolean>;
  return values;
}
