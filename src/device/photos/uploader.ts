import { photoLimits, photoRefusals } from '../../contract/photos.ts';
import { backoff } from '../outbox/backoff.ts';
import type { Session } from '../session.ts';
import type { StoredPhoto } from './photo.ts';
import type { PhotoNetwork, TusResult } from './tus.ts';

export type UploaderOptions = {
  /** Of the customer's sent letters, in the order in which they are uploaded. */
  waiting(owner: string): Promise<StoredPhoto[]>;
  bytes(id: string): Promise<Uint8Array | undefined>;
  /** Changes the stored photo, if it is still there. */
  change(photo: StoredPhoto, changes: Partial<StoredPhoto>): Promise<void>;
  network: PhotoNetwork;
  session(): Promise<Session | undefined>;
  tokenRefused(token: string): Promise<void>;
  now(): number;
  random(): number;
  pause(milliseconds: number): Promise<void>;
  ignoreBackoff: boolean;
};

const leastPiece = 8 * 1024;
/** Half of what the server takes, since what is under way is lost when the line drops. */
const mostPiece = photoLimits.pieceBytes / 2;
/** So that the line is busy while the reply to a piece is under way. */
const atOnce = 3;
/** In a row, before the photo is left for later. */
const mostFailures = 3;
const firstPause = 300;
/** A hash that is wrong again and again is of bytes that this phone cannot read back. */
const mostWrongHashes = 3;

/**
 * Uploads the photos of sent letters, three at once, each from the byte that the server has. A photo that fails does not
 * hold up the others, unless the server cannot be reached at all. Terminated at any point, it goes on there the next time.
 */
export async function uploadPhotos(options: UploaderOptions): Promise<void> {
  const taken = new Set<string>();
  // First pieces differ in size, so that not all wait for their replies at the same time.
  const firstPieces = Array.from({ length: atOnce }, (_, at) => Math.ceil((mostPiece * (at + 1)) / atOnce));
  await Promise.all(firstPieces.map((firstPiece) => uploadInTurn(taken, firstPiece, options)));
}

async function uploadInTurn(taken: Set<string>, firstPiece: number, options: UploaderOptions): Promise<void> {
  for (;;) {
    const session = await options.session();
    if (!session) return;
    const now = options.now();
    const photo = (await options.waiting(session.user.id)).find(
      ({ id, nextAt }) => !taken.has(id) && (options.ignoreBackoff || nextAt <= now),
    );
    if (!photo) return;
    taken.add(photo.id);
    if (!(await upload(photo, firstPiece, options))) return;
  }
}

/** Returns false if no other photo can be uploaded now either. */
async function upload(photo: StoredPhoto, firstPiece: number, options: UploaderOptions): Promise<boolean> {
  const { network } = options;
  const bytes = await options.bytes(photo.id);
  let piece = firstPiece;
  let failures = 0;
  let wrongHashes = 0;
  let isCreated = false;
  let result = await authorized(photo, options, (token) => network.offset(photo, token));
  for (;;) {
    if (result === 'no-session') return false;
    if (result.kind === 'offset') {
      const { offset } = result;
      if (offset >= photo.size) {
        await options.change(photo, { state: 'stored', uploaded: photo.size });
        return true;
      }
      await options.change(photo, { uploaded: offset, attempts: 0, nextAt: 0 });
      if (!bytes) return refuse(photo, options, 'wrong-hash');
      const next = bytes.subarray(offset, offset + piece);
      result = await authorized(photo, options, (token) => network.append(photo, token, offset, next));
      if (result !== 'no-session' && result.kind === 'offset') {
        const isFurther = result.offset > offset;
        failures = isFurther ? 0 : failures + 1;
        if (failures > mostFailures) return retryLater(photo, options);
        if (isFurther) piece = mostPiece;
      }
    } else if (result.kind === 'unreachable') {
      failures += 1;
      // Again with smaller pieces, since the line drops before larger ones are through.
      if (failures > mostFailures) {
        await retryLater(photo, options, result.retryAfter);
        return false;
      }
      await options.pause(firstPause * 2 ** (failures - 1));
      piece = Math.max(leastPiece, firstPiece / failures);
      result = await authorized(photo, options, (token) => network.offset(photo, token));
    } else if (result.status === 404 && !isCreated) {
      isCreated = true;
      result = await authorized(photo, options, (token) => network.create(photo, token));
      if (result !== 'no-session' && result.kind === 'problem') return retryLater(photo, options);
    } else if (result.code === 'wrong-hash' && wrongHashes < mostWrongHashes) {
      wrongHashes += 1;
      result = await authorized(photo, options, (token) => network.offset(photo, token));
    } else if (isAboutThePhoto(result)) {
      return refuse(photo, options, refusalOf(result.code));
    } else return retryLater(photo, options);
  }
}

const aboutThePhoto = new Set([410, 413, 415, 422]);
const isAboutThePhoto = ({ status }: { status: number }) => aboutThePhoto.has(status);
const refusalOf = (code: string | undefined) => photoRefusals.find((refusal) => refusal === code) ?? 'not-readable';

/** Each request is made with the session of that moment, which must be that of the photo's owner. */
async function authorized(
  { owner }: StoredPhoto,
  { session, tokenRefused }: UploaderOptions,
  request: (token: string) => Promise<TusResult>,
): Promise<TusResult | 'no-session'> {
  const now = await session();
  if (now?.user.id !== owner || now.refused) return 'no-session';
  const result = await request(now.token);
  if (result.kind !== 'problem' || result.status !== 401) return result;
  await tokenRefused(now.token);
  return 'no-session';
}

async function refuse(photo: StoredPhoto, { change }: UploaderOptions, refusal: NonNullable<StoredPhoto['refusal']>) {
  await change(photo, { state: 'refused', refusal });
  return true;
}

async function retryLater(photo: StoredPhoto, options: UploaderOptions, retryAfter?: number): Promise<boolean> {
  const attempts = photo.attempts + 1;
  const { nextAt } = backoff(attempts, { now: options.now(), random: options.random(), retryAfter });
  await options.change(photo, { attempts, nextAt });
  return true;
}
