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
export type ClaimListItem = { key: string; timestamp: number } & (
  | { claim: ClaimLine }
  | { order: Order }
  | { letter: Letter }
);

export const filters = ['all', 'phone', 'open', 'decided'] as const;
export type Filter = (typeof filters)[number];

/** One item object per claim or letter, so that memoized rows do not render again when the list is rebuilt. */
const itemCache = new WeakMap<ClaimLine | Order | Letter, ClaimListItem>();
function cachedItem<T extends ClaimLine | Order | Letter>(source: T, create: (source: T) => ClaimListItem) {
  const cached = itemCache.get(source);
  if (cached) return cached;
  const item = create(source);
  itemCache.set(source, item);
  return item;
}

const letterItem = (letter: Letter) => ({ key: letter.id, timestamp: letter.createdAt, letter });
const orderItem = (order: Order) => ({
  key: order.number ?? order.requestedAt,
  timestamp: Date.parse(order.requestedAt),
  order,
});
const claimItem = (claim: ClaimLine) => ({ key: claim.id, timestamp: Date.parse(claim.receivedAt), claim });

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
  const items: ClaimListItem[] = [
    ...visibleLetters.map((letter) => cachedItem(letter, letterItem)),
    ...visibleOrders.map((order) => cachedItem(order, orderItem)),
    ...claims.map((claim) => cachedItem(claim, claimItem)),
  ];
  return items.sort((a, b) => b.timestamp - a.timestamp);
}

export const isDecided = ({ status }: Pick<ClaimLine, 'status'>) => status === 'approved' || status === 'declined';
const isOpen = (item: ClaimListItem) =>
  'letter' in item || ('claim' in item ? !isDecided(item.claim) : item.order.status === 'requested');

export function matchesFilter(filter: Filter, item: ClaimListItem): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'phone':
      return 'letter' in item && item.letter.state !== 'sent';
    case 'open':
      return isOpen(item);
    case 'decided':
      return !isOpen(item);
  }
}
