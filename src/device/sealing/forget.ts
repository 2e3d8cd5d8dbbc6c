import { announce } from '../channel.ts';
import { withDatabase } from '../database.ts';
import { deleteSentLetters } from '../outbox/store.ts';
import { readPhoto } from '../photos/photo.ts';
import { dropFromMemory } from './keys.ts';
import { pinRecordKey, refreshPin } from './pin-record.ts';

/**
 * Forgets the PIN of a customer, and with it everything on this phone that does not wait to be sent. What waits is
 * sealed with the shared key.
 */
export async function forgetPin(owner: string): Promise<void> {
  await withDatabase(async (database) => {
    const stores = ['session', 'drafts', 'answers', 'photos', 'photoBytes'] as const;
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    const [answers, photos] = [transaction.objectStore('answers'), transaction.objectStore('photos')];
    // Arrays sort after strings in IndexedDB, so this range contains all forms.
    await transaction.objectStore('drafts').delete(IDBKeyRange.bound([owner], [owner, []]));
    for (const key of await answers.getAllKeys()) if (key[1] === owner) await answers.delete(key);
    for (const record of await photos.index('owner').getAll(owner)) {
      const photo = readPhoto(record);
      if (!photo || photo.state === 'waiting') continue;
      await photos.delete(photo.id);
      await transaction.objectStore('photoBytes').delete(photo.id);
    }
    await transaction.objectStore('session').delete(pinRecordKey(owner));
    await transaction.done;
  });
  dropFromMemory();
  await deleteSentLetters(owner);
  await refreshPin(owner);
  for (const store of ['drafts', 'photos', 'session'] as const) announce(store);
}
