import { sendDueLetters, sendLettersNow } from './outbox/scheduler.ts';
import { uploadWaitingPhotos } from './photos/upload.ts';

/** Letters first, then the photos of those that have arrived. */
export async function sendAll(): Promise<void> {
  await sendLettersNow();
  await uploadWaitingPhotos({ ignoreBackoff: true });
}

/** Those whose retry time has come. */
export async function sendDue(): Promise<void> {
  await sendDueLetters();
  await uploadWaitingPhotos({ ignoreBackoff: false });
}
