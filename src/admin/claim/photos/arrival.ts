import type { ClaimPhoto } from '../../../contract/photos.ts';
import { photoMessages as messages } from '../../../i18n/admin/photos.ts';

/** How many have arrived, how many are still to come, and which could not be read: a sentence each. */
export function arrivalSentences(photos: readonly ClaimPhoto[]): string[] {
  const toCome = photos.filter(({ state }) => state === 'arriving').length;
  const refused = photos.flatMap(({ state }, index) => (state === 'refused' ? [index + 1] : []));
  return [
    toCome ? messages.arrived(photos.length - toCome, photos.length) : messages.allArrived(photos.length),
    ...(toCome ? [messages.toCome(toCome)] : []),
    ...(refused.length ? [messages.notReadable(refused)] : []),
  ];
}
