import type { Result } from '../../device/api-client.ts';
import type { Messages } from '../../i18n/catalogues.ts';

type Unreachable = Extract<Result<never>, { kind: 'unreachable' }>;

/** The message for requests that cannot be queued, such as a log-in or a change of password. */
export function unreachableMessage(
  { why, retryAfter }: Unreachable,
  messages: Messages['account']['notReached'],
): string {
  if (why !== 'busy') return messages.noNetwork;
  return retryAfter === undefined ? messages.busy : messages.wait(Math.max(1, Math.ceil(retryAfter / 1000)));
}
