import { announce } from '../channel.ts';
import { finishTransaction, withDatabase } from '../database.ts';
import { sealDraft } from '../drafts.ts';
import { deletePhotoBackups } from '../photos/backup.ts';
import { inOrder } from '../photos/photo.ts';
import { deleteBackups } from './backup.ts';
import { readLetter, type StoredLetter } from './letter.ts';

/** Not while it is being sent, and not once it has arrived. `undefined`: it is a draft already. */
export const mayBeEdited = (letter: StoredLetter | undefined): boolean =>
  letter === undefined || letter.state === 'queued' || letter.state === 'needs-login' || letter.state === 'parked';

type Draft = { form: string; version: number; values: Record<string, string | boolean> };

/** Turns a letter that waits into a draft again, in one transaction. False if it is being sent or has been sent meanwhile. */
export async function editLetter({ id, owner }: Pick<StoredLetter, 'id' | 'owner'>, draft: Draft): Promise<boolean> {
  const { form, version, values } = draft;
  const { fields } = await sealDraft({ owner, fields: { by: 'outbox', values } });
  const isEdited = await withDatabase(async (database) => {
    const transaction = database.transaction(['drafts', 'outbox', 'photos'], 'readwrite', { durability: 'strict' });
    const outbox = transaction.objectStore('outbox');
    const letter = readLetter(await outbox.get(id));
    const isAllowed = letter?.owner === owner && mayBeEdited(letter);
    const photos = transaction.objectStore('photos');
    // The draft has the id of the letter, so its photos belong to it already.
    const kept = isAllowed ? inOrder(await photos.index('holder').getAll([owner, id])) : [];
    await finishTransaction(transaction, [
      isAllowed && outbox.delete(id),
      isAllowed && transaction.objectStore('drafts').put({ owner, form, id, version, fields, at: Date.now() }),
      ...kept.map((photo) => photos.put({ ...photo, state: 'draft' })),
    ]);
    return isAllowed;
  });
  if (!isEdited) return false;
  // Should this fail, the letter is restored under the same id, of which the server accepts one.
  await deleteBackups([id]).catch(() => {});
  await deletePhotoBackups(id).catch(() => {});
  announce('outbox');
  announce('drafts');
  announce('photos');
  return true;
}
