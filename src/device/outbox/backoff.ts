const second = 1_000;
const minute = 60 * second;

/** Twice what a request may take. */
export const leaseTime = minute;

const leastWait = 5 * second;
const mostWait = 15 * minute;
/** A stranger's answer must not silence a letter for good, so a longer Retry-After is not honoured in full. */
const longestRetryAfter = 60 * minute;
const longestWait = longestRetryAfter + leastWait;

/** A time further ahead than it could have been set belongs to a clock since put right: it is over. */
export function stillAhead(time: number, now: number, most = longestWait): boolean {
  return time > now && time - now <= most;
}

type Failed = { now: number; random: number; retryAfter: number | undefined };

/** Full jitter under a doubling ceiling, so that a thousand phones coming back do not come back at once. */
export function backoff(attempts: number, { now, random, retryAfter }: Failed) {
  const ceiling = Math.min(mostWait, leastWait * 2 ** Math.max(1, attempts));
  const own = leastWait + random * (ceiling - leastWait);
  if (retryAfter === undefined) return { nextAt: now + own, notBefore: 0 };
  const asked = Math.min(retryAfter, longestRetryAfter);
  return { nextAt: now + Math.max(own, asked + random * leastWait), notBefore: now + asked };
}
