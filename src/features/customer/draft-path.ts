import type { LetterKind } from '../../contract/letters.ts';
import type { Letter } from '../../device/outbox/letter.ts';

export const formPathOf = (kind: LetterKind) => (kind === 'premium-claim' ? '/premium-claims' : '/claimform');

/** A claim's page with the form to ask for another look. */
export const disagreePath = (claimId: string) => `/claims/${claimId}?disagree`;

/**
 * The name of a draft that comes from a letter or a claim, so that it does not overwrite the one of a new claim. A letter that was
 * taken back may be a correction itself.
 */
export function draftName(
  kind: string,
  from: { editedId?: string | undefined; correctedId?: string | undefined },
): string {
  const { editedId, correctedId } = from;
  return [kind, ...(editedId ? ['edit', editedId] : []), ...(correctedId ? [correctedId] : [])].join(':');
}

/**
 * The way back to the form of a claim, by the name of its draft. Undefined for the correction of a refused letter, which is in the
 * list itself, and for forms of other pages.
 */
export function draftPath(form: string, letters: readonly Letter[]): string | undefined {
  const [kind, ...parts] = form.split(':');
  const [id] = parts;
  if (kind === 'claim-answer') return id && `/claims/${id}`;
  if (kind === 'claim-review') return id && disagreePath(id);
  if (kind === 'call-back') return id === undefined ? '/call-me-back' : undefined;
  if (kind !== 'claim' && kind !== 'premium-claim') return undefined;
  const path = formPathOf(kind);
  if (id === undefined) return path;
  if (id === 'edit') return `${path}?edit=${parts[1]}${parts[2] ? `&corrects=${parts[2]}` : ''}`;
  return letters.some((letter) => letter.id === id) ? undefined : `${path}?corrects=${id}`;
}
