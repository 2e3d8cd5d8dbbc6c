import type { ClaimLine } from '../../contract/responses/claims.ts';
import type { Subscription } from '../../contract/responses/subscriptions.ts';
import { requestTimeout } from '../../device/api-client.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { parseLetter } from '../customer/letter-content.ts';

/** A subscription, an upgrade or a member of the family that the server has, perhaps from another phone. */
export type Order = { number: string | null; status: Subscription['status']; requestedAt: string } & (
  | { service: string; title: string; member?: never }
  | { service?: never; member?: string }
);

/** A row of the claim list: a claim or an order from the server, or a letter that the server has not confirmed yet. */
export type ClaimListItem = ClaimLine | Order | Letter;

export const isClaimLine = (item: ClaimListItem): item is ClaimLine => 'receivedAt' in item;
export const isLetter = (item: ClaimListItem): item is Letter => 'createdAt' in item;

export function itemKey(item: ClaimListItem): string {
  return isClaimLine(item) || isLetter(item) ? item.id : (item.number ?? item.requestedAt);
}

/** ISO strings are sorted by date as they are; parsing those of thousands of claims would take longer. */
export function itemDate(item: ClaimListItem): string {
  if (isClaimLine(item)) return item.receivedAt;
  return isLetter(item) ? new Date(item.createdAt).toISOString() : item.requestedAt;
}

export const filters = ['all', 'phone', 'open', 'decided'] as const;
export type Filter = (typeof filters)[number];

type Received = { number: string | null; letterId?: string | undefined };

/** The letter ids and receipt numbers of these letters that occur among the claims and orders. */
function receivedKeys(claims: readonly Received[], letters: readonly Letter[]): ReadonlySet<string> {
  const letterKeys = new Set(letters.flatMap(({ id, receipt }) => (receipt ? [id, receipt.number] : [id])));
  const received = new Set<string>();
  for (const { number, letterId } of claims) {
    if (number && letterKeys.has(number)) received.add(number);
    if (letterId && letterKeys.has(letterId)) received.add(letterId);
  }
  return received;
}

/** A sent order is among those of the server, or has only changed one of them, which then has another number. */
function isInOrders(letter: Letter, orders: readonly Order[], fetchedAt: number): boolean {
  if (letter.state !== 'sent' || !isOrder(letter)) return false;
  // A request that ended this late was made after the letter was sent, so its response has all orders.
  const isFetchedAfter = letter.sentAt !== null && letter.sentAt + requestTimeout < fetchedAt;
  return isFetchedAfter || orders.some((order) => order.status === 'requested' && isSameOrder(letter, order));
}

const isOrder = ({ kind }: Letter) => kind === 'subscription' || kind === 'upgrade' || kind === 'family-member';

function isSameOrder(letter: Letter, { service, member }: Order): boolean {
  const content = parseLetter(letter);
  if (content.kind === 'subscription') return content.payload.service === service;
  return content.kind === 'upgrade' && service === undefined && member === undefined;
}

/** Merges letters, claims and orders, newest first. `hasMore`: older claims have not been fetched yet. */
export function mergeListItems(
  letters: readonly Letter[],
  claims: readonly ClaimLine[],
  hasMore: boolean,
  orders: readonly Order[] = [],
  ordersFetchedAt = 0,
): ClaimListItem[] {
  const received = receivedKeys([...claims, ...orders], letters);
  const oldest = claims.at(-1);
  const oldestLoaded = hasMore && oldest ? Date.parse(oldest.receivedAt) : Number.NEGATIVE_INFINITY;
  const visibleLetters = letters.filter((letter) => {
    // If the response with the receipt was lost, the claim itself proves that the letter was received.
    if (received.has(letter.id) || isInOrders(letter, orders, ordersFetchedAt)) return false;
    if (letter.state !== 'sent') return true;
    // A sent letter is replaced by its claim. The claim of an older letter may be on a page that is not fetched yet.
    return !received.has(letter.receipt?.number ?? '') && letter.createdAt >= oldestLoaded;
  });
  const visibleOrders = orders.filter(({ requestedAt }) => Date.parse(requestedAt) >= oldestLoaded);
  return [...visibleLetters, ...visibleOrders, ...claims].sort(newestFirst);
}

function newestFirst(a: ClaimListItem, b: ClaimListItem): number {
  const [dateA, dateB] = [itemDate(a), itemDate(b)];
  return dateA === dateB ? 0 : dateA < dateB ? 1 : -1;
}

export const isDecided = ({ status }: Pick<ClaimLine, 'status'>) => status === 'approved' || status === 'declined';
const isOpen = (item: ClaimListItem) =>
  isLetter(item) || (isClaimLine(item) ? !isDecided(item) : item.status === 'requested');

export function matchesFilter(filter: Filter, item: ClaimListItem): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'phone':
      return isLetter(item) && item.state !== 'sent';
    case 'open':
      return isOpen(item);
    case 'decided':
      return !isOpen(item);
  }
}
