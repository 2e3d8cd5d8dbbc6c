import { announce } from './channel.ts';
import { withDatabase } from './database.ts';
import { deleteBackupsOf } from './outbox/backup.ts';
import { deletePhotoBackupsOf } from './photos/backup.ts';
import { pinRecordKey, refreshPin } from './sealing/pin-record.ts';

/**
 * Deletes everything stored for a customer whose account the server has deleted, including unsent letters, which
 * could no longer be sent.
 */
export async function deleteCustomerData(owner: string): Promise<void> {
  await deleteBackupsOf(owner);
  await deletePhotoBackupsOf(owner);
  await withDatabase(async (database) => {
    const stores = ['session', 'drafts', 'outbox', 'answers', 'photos', 'photoBytes'] as const;
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    await transaction.objectStore('session').delete(pinRecordKey(owner));
    const [drafts, outbox, answers] = [
      transaction.objectStore('drafts'),
      transaction.objectStore('outbox'),
      transaction.objectStore('answers'),
    ];
    // Arrays sort after strings in IndexedDB, so this range contains all forms.
    await drafts.delete(IDBKeyRange.bound([owner], [owner, []]));
    for (const id of await outbox.index('owner').getAllKeys(owner)) await outbox.delete(id);
    for (const key of await answers.getAllKeys()) if (key[1] === owner) await answers.delete(key);
    for (const id of await transaction.objectStore('photos').index('owner').getAllKeys(owner)) {
      await transaction.objectStore('photos').delete(id);
      await transaction.objectStore('photoBytes').delete(id);
    }
    await transaction.done;
  });
  await refreshPin(owner);
  for (const store of ['drafts', 'outbox', 'photos'] as const) announce(store);
}
