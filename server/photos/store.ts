import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { photoPieces, photos } from '../db/schema/photos.ts';

export type PhotoKey = { userId: string; sha256: string };

/** The bytes of photos. Their rows are in `repository.ts`: what has been received is only what `received` says. */
export type PhotoStore = {
  /** Keeps a piece, and drops what an earlier upload left from its start on. */
  append(db: Db, photo: PhotoKey, start: number, piece: Buffer): Promise<void>;
  /** The whole photo, or its pieces so far. */
  read(db: Db, photo: PhotoKey): Promise<Buffer>;
  /** Keeps the whole photo in place of its pieces. */
  finish(db: Db, photo: PhotoKey, whole: Buffer): Promise<void>;
  remove(db: Db, photo: PhotoKey): Promise<void>;
};

const isPhoto = ({ userId, sha256 }: PhotoKey) => and(eq(photos.userId, userId), eq(photos.sha256, sha256));
const ofPhoto = ({ userId, sha256 }: PhotoKey) => and(eq(photoPieces.userId, userId), eq(photoPieces.sha256, sha256));

async function setBytes(db: Db, photo: PhotoKey, bytes: Buffer | null) {
  await db.update(photos).set({ bytes }).where(isPhoto(photo));
  await db.delete(photoPieces).where(ofPhoto(photo));
}

/** In the database, so that its transactions and backups hold for photos as well. */
export const photoStore: PhotoStore = {
  async append(db, photo, start, bytes) {
    await db.delete(photoPieces).where(and(ofPhoto(photo), gte(photoPieces.start, start)));
    await db.insert(photoPieces).values({ ...photo, start, bytes });
  },

  async read(db, photo) {
    const [whole] = await db.select({ bytes: photos.bytes }).from(photos).where(isPhoto(photo));
    if (whole?.bytes) return whole.bytes;
    const { bytes, start } = photoPieces;
    const pieces = await db.select({ bytes }).from(photoPieces).where(ofPhoto(photo)).orderBy(start);
    return Buffer.concat(pieces.map((piece) => piece.bytes));
  },

  finish: (db, photo, whole) => setBytes(db, photo, whole),

  remove: (db, photo) => setBytes(db, photo, null),
};
