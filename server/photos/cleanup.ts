import { and, eq, exists, gt, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimPhotos, photos } from '../db/schema/photos.ts';
import { changePhoto, deletePhoto, deletePhotosOf } from './repository.ts';
import { photoStore } from './store.ts';

const monthAgo = sql`now() - interval '30 days'`;
const { userId, sha256, state, received, createdAt, changedAt } = photos;

/** Photos that belong to no claim. */
export function deleteStrayPhotos(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const links = tx
      .select({ claimId: claimPhotos.claimId })
      .from(claimPhotos)
      .where(and(eq(claimPhotos.userId, userId), eq(claimPhotos.sha256, sha256)));
    const stray = await tx
      .select({ userId, sha256 })
      .from(photos)
      .where(and(lt(createdAt, monthAgo), not(exists(links))))
      .for('update');
    for (const photo of stray) await deletePhoto(tx, photo);
  });
}

/** Of accounts that were deleted by a server of the release before, which knows no photos. */
export function deletePhotosOfDeletedAccounts(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .selectDistinct({ id: users.id })
      .from(users)
      .innerJoin(photos, eq(userId, users.id))
      .where(isNotNull(users.removedAt));
    for (const { id } of deleted) await deletePhotosOf(tx, id);
  });
}

/** A phone that comes back after a month begins anew. */
export function deleteAbandonedPieces(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const abandoned = await tx
      .select({ userId, sha256 })
      .from(photos)
      .where(and(eq(state, 'arriving'), gt(received, 0), lt(changedAt, monthAgo)))
      .for('update');
    for (const photo of abandoned) {
      await photoStore.remove(tx, photo);
      await changePhoto(tx, photo, { received: 0 });
    }
  });
}
