const day = 86_400_000;

/** How long a card can be shown without a network after its last renewal, which is at each contact. */
export const statementDays = 30;

/** Blocked cards are listed until the last statement about them has expired, and a day longer for clocks that are behind. */
export const listedDays = statementDays + 1;

/** A new key is published this long before it signs, so that phones which see a network once a month have it in time. */
const publishedAhead = 30 * day;
const signsFor = 365 * day;

type Dated = { createdAt: Date };

/** Of keys, the newest first: the one that signs now. A key alone signs at once. */
export const signingKeyOf = <K extends Dated>(newestFirst: readonly K[], now: number): K | undefined =>
  newestFirst.find(({ createdAt }) => createdAt.getTime() <= now - publishedAhead) ?? newestFirst.at(-1);

export const needsNewKey = (newestFirst: readonly Dated[], now: number): boolean => {
  const newest = newestFirst[0];
  return newest === undefined || newest.createdAt.getTime() < now - (signsFor - publishedAhead);
};

/** A key is published until the last statement that it signed has expired. */
export function isPublished(newestFirst: readonly Dated[], at: number, now: number): boolean {
  const next = newestFirst[at - 1];
  return next === undefined || next.createdAt.getTime() > now - publishedAhead - listedDays * day;
}
