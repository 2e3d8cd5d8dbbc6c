import { isOutboxSync, nextSendTime, sendLettersNow } from '../src/device/outbox/scheduler.ts';

/** Background Sync is not a standard, so TypeScript's library does not declare it. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Sends letters when the network is back, even with no page open. */
export function handleSync(event: Event): void {
  const { tag } = event as SyncEvent;
  if (isOutboxSync(tag)) (event as SyncEvent).waitUntil(sendLetters());
}

async function sendLetters(): Promise<void> {
  await sendLettersNow();
  // Rejecting makes the browser fire the sync event again later.
  if ((await nextSendTime()) !== undefined) throw new Error('Letters are still waiting.');
}
