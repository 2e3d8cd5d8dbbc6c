import { createHash } from 'node:crypto';
import type { PhotoRefusal } from '../../src/contract/photos.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { fairQueue } from '../limits/fair-queue.ts';
import { enforceAllowance } from '../limits/policy.ts';
import { isReadable } from './check-content.ts';
import { changePhoto, findPhoto, lockPhoto, type Photo } from './repository.ts';
import { type PhotoKey, photoStore } from './store.ts';

/** `moved`: the piece does not begin where the photo ends, which is at `offset`. */
export type Received =
  | { kind: 'added' | 'moved'; offset: number }
  | { kind: 'missing' | 'too-large' | 'gone' }
  | { kind: 'refused'; refusal: PhotoRefusal };

type Piece = { offset: number; bytes: Buffer };

/** Adds pieces to photos, each where the one before ended, and checks a photo that is complete. */
export function photoReceiver({ db, config, counters }: Context) {
  const inTurn = fairQueue({ concurrency: 1, maxPending: config.pressure.photos });
  counters.watchQueue('photos', inTurn.depth);

  return async (key: PhotoKey, piece: Piece): Promise<Received> => {
    const photo = await findPhoto(db, key);
    const obstacle = obstacleTo(piece, photo);
    const end = piece.offset + piece.bytes.length;
    if (obstacle || !photo || piece.bytes.length === 0) {
      // What is there was perhaps not confirmed by the standby, which this waits for.
      await lockPhoto(db, key);
      return obstacle ?? (photo ? { kind: 'added', offset: end } : { kind: 'missing' });
    }
    const kilobytes = Math.ceil(piece.bytes.length / 1024);
    await enforceAllowance(db, 'photos', [key.userId], config.limits.photos, kilobytes);
    if (end < photo.size) return addPiece(db, key, piece);
    // Outside the transaction, in which nobody else could use the embedded database.
    const whole = Buffer.concat([await photoStore.read(db, key), piece.bytes]);
    const refusal = await inTurn(key.userId, () => refusalOf(whole, photo));
    return finish(db, photo, piece, refusal ?? whole);
  };
}

function obstacleTo({ offset, bytes }: Piece, photo: Photo | undefined): Received | undefined {
  if (!photo) return { kind: 'missing' };
  if (photo.state === 'refused') return { kind: 'gone' };
  if (photo.received !== offset) return { kind: 'moved', offset: photo.received };
  return offset + bytes.length > photo.size ? { kind: 'too-large' } : undefined;
}

const addPiece = (db: Db, key: PhotoKey, piece: Piece) =>
  db.transaction(async (tx): Promise<Received> => {
    const obstacle = obstacleTo(piece, await lockPhoto(tx, key));
    if (obstacle) return obstacle;
    const received = piece.offset + piece.bytes.length;
    await photoStore.append(tx, key, piece.offset, piece.bytes);
    await changePhoto(tx, key, { received });
    return { kind: 'added', offset: received };
  });

async function refusalOf(whole: Buffer, { sha256, type }: Photo): Promise<PhotoRefusal | undefined> {
  if (createHash('sha256').update(whole).digest('hex') !== sha256) return 'wrong-hash';
  return (await isReadable(whole, type)) ? undefined : 'not-readable';
}

/** The last piece counts only together with what was found out about the whole. */
const finish = (db: Db, { userId, sha256, type, size }: Photo, piece: Piece, result: Buffer | PhotoRefusal) =>
  db.transaction(async (tx): Promise<Received> => {
    const key = { userId, sha256 };
    const obstacle = obstacleTo(piece, await lockPhoto(tx, key));
    if (obstacle) return obstacle;
    if (typeof result !== 'string') {
      await photoStore.finish(tx, key, result);
      await changePhoto(tx, key, { state: 'stored', type, size, received: size });
      return { kind: 'added', offset: size };
    }
    await photoStore.remove(tx, key);
    // After a wrong hash the phone sends the same photo again.
    const isFinal = result === 'not-readable';
    await changePhoto(tx, key, { received: 0, ...(isFinal && { state: 'refused', refusal: result }) });
    return { kind: 'refused', refusal: result };
  });
