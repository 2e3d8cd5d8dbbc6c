const second = 1_000;
const minute = 60 * second;

/** Twice the request timeout. */
export const leaseTime = minute;

const leastWait = 5 * second;
const mostWait = 15 * minute;
/** Limits Retry-After, since the response may not be from our server. */
const longestRetryAfter = 60 * minute;
const longestWait = longestRetryAfter + leastWait;

/**
 * A time further ahead than the longest delay was set by a clock that has since been corrected, so it counts as past.
 */
export function stillAhead(time: number, now: number, most = longestWait): boolean {
  return time > now && time - now <= most;
}

type Failed = { now: number; random: number; retryAfter: number | undefined };

/** Exponential backoff with full jitter, so that many phones that come back online do not retry at the same time. */
export function backoff(attempts: number, { now, random, retryAfter }: Failed) {
  const ceiling = Math.min(mostWait, leastWait * 2 ** Math.max(1, attempts));
  const delay = leastWait + random * (ceiling - leastWait);
  if (retryAfter === undefined) return { nextAt: now + delay, notBefore: 0 };
  const serverDelay = Math.min(retryAfter, longestRetryAfter);
  return { nextAt: now + Math.max(delay, serverDelay + random * leastWait), notBefore: now + serverDelay };
}
