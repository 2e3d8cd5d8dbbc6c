import type { ClaimLine } from '../../contract/answers/claims.ts';
import type { Letter } from '../../device/outbox/letter.ts';

/** A line of the list: a claim that the server has, or a letter that it has not yet confirmed. */
export type Entry = { key: string; at: number } & ({ claim: ClaimLine } | { letter: Letter });

export const filters = ['all', 'phone', 'open', 'decided'] as const;
export type Filter = (typeof filters)[number];

/** `unfinished`: there are older claims that were not fetched. */
export function entriesOf(letters: readonly Letter[], claims: readonly ClaimLine[], unfinished: boolean): Entry[] {
  const arrived = new Set(claims.flatMap(({ number, letterId }) => [number, letterId]));
  const oldest = claims.at(-1);
  const from = unfinished && oldest ? Date.parse(oldest.receivedAt) : Number.NEGATIVE_INFINITY;
  const shownLetters = letters.filter((letter) => {
    // Its receipt may have been lost on the way: the server's word that it is there is as good.
    if (arrived.has(letter.id)) return false;
    if (letter.state !== 'sent') return true;
    // A sent letter is shown until its claim is; among older claims it would stand where there is still a gap.
    return !arrived.has(letter.receipt?.number ?? '') && letter.createdAt >= from;
  });
  const entries: Entry[] = [
    ...shownLetters.map((letter) => ({ key: letter.id, at: letter.createdAt, letter })),
    ...claims.map((claim) => ({ key: claim.id, at: Date.parse(claim.receivedAt), claim })),
  ];
  return entries.sort((a, b) => b.at - a.at);
}

export const isDecided = ({ status }: Pick<ClaimLine, 'status'>) => status === 'approved' || status === 'declined';

export function isIn(filter: Filter, entry: Entry): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'phone':
      return 'letter' in entry && entry.letter.state !== 'sent';
    case 'open':
      return 'letter' in entry || !isDecided(entry.claim);
    case 'decided':
      return 'claim' in entry && isDecided(entry.claim);
  }
}
