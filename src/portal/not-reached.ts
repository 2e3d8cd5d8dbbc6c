import type { Result } from '../device/call.ts';
import type { Words } from '../text/catalogues.ts';

type Unreachable = Extract<Result<never>, { kind: 'unreachable' }>;

/** Why a thing cannot be done now that no letter can wait for: a log-in, a change of password. */
export function whyNotReached({ why, retryAfter }: Unreachable, words: Words['account']['notReached']): string {
  if (why !== 'busy') return words.noNetwork;
  return retryAfter === undefined ? words.busy : words.wait(Math.max(1, Math.ceil(retryAfter / 1000)));
}
