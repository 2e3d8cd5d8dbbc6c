import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Letter } from '../../device/outbox/letter.ts';

/** A row of the claim list: a claim from the server, or a letter that the server has not confirmed yet. */
export type ClaimListItem = { key: string; timestamp: number } & ({ claim: ClaimLine } | { letter: Letter });

export const filters = ['all', 'phone', 'open', 'decided'] as const;
export type Filter = (typeof filters)[number];

/** One item object per claim or letter, so that memoized rows do not render again when the list is rebuilt. */
const itemCache = new WeakMap<ClaimLine | Letter, ClaimListItem>();
function cachedItem(source: ClaimLine | Letter, create: () => ClaimListItem): ClaimListItem {
  const item = itemCache.get(source) ?? create();
  itemCache.set(source, item);
  return item;
}

/** The letter ids and receipt numbers of these letters that occur among the claims. */
function receivedKeys(claims: readonly ClaimLine[], letters: readonly Letter[]): ReadonlySet<string> {
  const letterKeys = new Set(letters.flatMap(({ id, receipt }) => (receipt ? [id, receipt.number] : [id])));
  const received = new Set<string>();
  for (const { number, letterId } of claims) {
    if (letterKeys.has(number)) received.add(number);
    if (letterId && letterKeys.has(letterId)) received.add(letterId);
  }
  return received;
}

/** Merges letters and claims, newest first. `hasMore`: older claims have not been fetched yet. */
export function mergeListItems(
  letters: readonly Letter[],
  claims: readonly ClaimLine[],
  hasMore: boolean,
): ClaimListItem[] {
  const received = receivedKeys(claims, letters);
  const oldest = claims.at(-1);
  const oldestLoaded = hasMore && oldest ? Date.parse(oldest.receivedAt) : Number.NEGATIVE_INFINITY;
  const visibleLetters = letters.filter((letter) => {
    // If the response with the receipt was lost, the claim itself proves that the letter was received.
    if (received.has(letter.id)) return false;
    if (letter.state !== 'sent') return true;
    // A sent letter is replaced by its claim. The claim of an older letter may be on a page that is not fetched yet.
    return !received.has(letter.receipt?.number ?? '') && letter.createdAt >= oldestLoaded;
  });
  const items: ClaimListItem[] = [
    ...visibleLetters.map((letter) =>
      cachedItem(letter, () => ({ key: letter.id, timestamp: letter.createdAt, letter })),
    ),
    ...claims.map((claim) =>
      cachedItem(claim, () => ({ key: claim.id, timestamp: Date.parse(claim.receivedAt), claim })),
    ),
  ];
  return items.sort((a, b) => b.timestamp - a.timestamp);
}

export const isDecided = ({ status }: Pick<ClaimLine, 'status'>) => status === 'approved' || status === 'declined';

export function matchesFilter(filter: Filter, item: ClaimListItem): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'phone':
      return 'letter' in item && item.letter.state !== 'sent';
    case 'open':
      return 'letter' in item || !isDecided(item.claim);
    case 'decided':
      return 'claim' in item && isDecided(item.claim);
  }
}
