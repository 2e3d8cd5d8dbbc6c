import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { claimPhotos, photos } from '../db/schema/photos.ts';
import { type PhotoKey, photoStore } from './store.ts';

const { bytes: _, ...columns } = getTableColumns(photos);
export type Photo = Omit<typeof photos.$inferSelect, 'bytes'>;
export type LinkedPhoto = { photo: Photo; claimId: string };

const isPhoto = ({ userId, sha256 }: PhotoKey) => and(eq(photos.userId, userId), eq(photos.sha256, sha256));
const ofLink = and(eq(photos.userId, claimPhotos.userId), eq(photos.sha256, claimPhotos.sha256));

export async function findPhoto(db: Db, key: PhotoKey): Promise<Photo | undefined> {
  const [photo] = await db.select(columns).from(photos).where(isPhoto(key));
  return photo;
}

/** Until the transaction ends nobody else adds to it. */
export async function lockPhoto(tx: Db, key: PhotoKey): Promise<Photo | undefined> {
  const [photo] = await tx.select(columns).from(photos).where(isPhoto(key)).for('update');
  return photo;
}

export async function changePhoto(tx: Db, key: PhotoKey, changes: Partial<Photo>) {
  await tx
    .update(photos)
    .set({ ...changes, changedAt: new Date() })
    .where(isPhoto(key));
}

/** For administrators, who reach a photo through a claim that it belongs to. */
export async function findPhotoOfClaim(db: Db, claimId: string, sha256: string): Promise<Photo | undefined> {
  const [photo] = await db
    .select(columns)
    .from(claimPhotos)
    .innerJoin(photos, ofLink)
    .where(and(eq(claimPhotos.claimId, claimId), eq(claimPhotos.sha256, sha256)));
  return photo;
}

/** The photos of one claim, or of all claims of a customer. */
export function linkedPhotos(db: Db, of: { claimId: string } | { userId: string }): Promise<LinkedPhoto[]> {
  const chosen = 'claimId' in of ? eq(claimPhotos.claimId, of.claimId) : eq(claimPhotos.userId, of.userId);
  return db
    .select({ photo: columns, claimId: claimPhotos.claimId })
    .from(claimPhotos)
    .innerJoin(photos, ofLink)
    .where(chosen)
    .orderBy(claimPhotos.claimId, claimPhotos.position, claimPhotos.sha256);
}

const claimNumbers = sql<string[]>`array(
  select claims.number from claims join claim_photos on claim_photos.claim_id = claims.id
  where claim_photos.user_id = photos.user_id and claim_photos.sha256 = photos.sha256 order by claims.id)`;

export type OwnPhoto = Awaited<ReturnType<typeof photosOfUser>>[number];
/** Each photo of a customer, with the numbers of the claims that it belongs to. */
export const photosOfUser = (db: Db, userId: string) =>
  db
    .select({ photo: columns, claims: claimNumbers })
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(photos.createdAt, photos.sha256);

export async function deletePhotosOf(tx: Db, userId: string) {
  await tx.delete(claimPhotos).where(eq(claimPhotos.userId, userId));
  const own = await tx.select({ sha256: photos.sha256 }).from(photos).where(eq(photos.userId, userId)).for('update');
  for (const { sha256 } of own) await deletePhoto(tx, { userId, sha256 });
}

export async function deletePhoto(tx: Db, key: PhotoKey) {
  await photoStore.remove(tx, key);
  await tx.delete(photos).where(isPhoto(key));
}
