import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Letter } from '../../device/outbox/letter.ts';

/** A line of the list: a claim that the server has, or a letter that it has not yet confirmed. */
export type Entry = { key: string; at: number } & ({ claim: ClaimLine } | { letter: Letter });

export const filters = ['all', 'phone', 'open', 'decided'] as const;
export type Filter = (typeof filters)[number];

/** One for each claim or letter, whenever the list is made: of thousands only what is new is read, and drawn, again. */
const known = new WeakMap<ClaimLine | Letter, Entry>();
function onceFor(of: ClaimLine | Letter, made: () => Entry): Entry {
  const entry = known.get(of) ?? made();
  known.set(of, entry);
  return entry;
}

/** By which of their names these letters are found among the claims. */
function namesAmong(claims: readonly ClaimLine[], letters: readonly Letter[]): ReadonlySet<string> {
  const ours = new Set(letters.flatMap(({ id, receipt }) => (receipt ? [id, receipt.number] : [id])));
  const found = new Set<string>();
  for (const { number, letterId } of claims) {
    if (ours.has(number)) found.add(number);
    if (letterId && ours.has(letterId)) found.add(letterId);
  }
  return found;
}

/** `unfinished`: there are older claims that were not fetched. */
export function entriesOf(letters: readonly Letter[], claims: readonly ClaimLine[], unfinished: boolean): Entry[] {
  const arrived = namesAmong(claims, letters);
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
    ...shownLetters.map((letter) => onceFor(letter, () => ({ key: letter.id, at: letter.createdAt, letter }))),
    ...claims.map((claim) => onceFor(claim, () => ({ key: claim.id, at: Date.parse(claim.receivedAt), claim }))),
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
