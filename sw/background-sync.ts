import { isOutboxSync, nextSendTime, sendNow } from '../src/device/outbox/scheduler.ts';

/** Background Sync stands in no standard, so the platform's types do not know it. */
type SyncEvent = ExtendableEvent & { tag: string };

/** The browser's word that there is a network again: the letters go, with no page open. */
export function sendOnSync(event: Event): void {
  const { tag } = event as SyncEvent;
  if (isOutboxSync(tag)) (event as SyncEvent).waitUntil(sendAll());
}

async function sendAll(): Promise<void> {
  await sendNow();
  // Told that it failed, the browser tries the same again later.
  if ((await nextSendTime()) !== undefined) throw new Error('Letters are still waiting.');
}
