import { sendingSignal } from '../src/device/abort-sending.ts';
import { isOutboxSync, nextSendTime } from '../src/device/outbox/scheduler.ts';
import { isHeldForWifi } from '../src/device/photos/metered.ts';
import { waitingPhotosOf } from '../src/device/photos/store.ts';
import { sendAll } from '../src/device/send.ts';
import { currentSession } from '../src/device/session.ts';

/** Background Sync is not a standard, so TypeScript's library does not declare it. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Sends letters when the network is back, even with no page open. */
export function handleSync(event: Event): void {
  const { tag } = event as SyncEvent;
  if (isOutboxSync(tag)) (event as SyncEvent).waitUntil(send());
}

async function send(): Promise<void> {
  await sendAll();
  if (sendingSignal.aborted) throw new Error('A new version sends what is left.');
  const session = await currentSession();
  const photos = session && !(await isHeldForWifi()) ? await waitingPhotosOf(session.user.id) : [];
  // Rejecting makes the browser fire the sync event again later.
  if ((await nextSendTime()) !== undefined || photos.length > 0)
    throw new Error('Letters or photos are still waiting.');
}
