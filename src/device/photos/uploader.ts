import { photoLimits, photoRefusals } from '../../contract/photos.ts';
import { backoff } from '../outbox/backoff.ts';
import type { Session } from '../session.ts';
import type { Photo } from './photo.ts';
import type { PhotoNetwork, TusResult } from './tus.ts';

export type UploaderOptions = {
  /** Of the customer's sent letters, in the order in which they are uploaded. */
  waiting(owner: string): Promise<Photo[]>;
  bytes(id: string): Promise<Uint8Array | undefined>;
  /** Changes the stored photo, if it is still there. */
  change(photo: Photo, changes: Partial<Photo>): Promise<void>;
  network: PhotoNetwork;
  session(): Promise<Session | undefined>;
  tokenRefused(token: string): Promise<void>;
  now(): number;
  random(): number;
  ignoreBackoff: boolean;
};

const leastPiece = 8 * 1024;
const mostPiece = photoLimits.pieceBytes;
/** A hash that is wrong again and again is of bytes that this phone cannot read back. */
const mostWrongHashes = 3;

/**
 * Uploads the photos of sent letters, one after another, each from the byte that the server has. A photo that fails does not
 * hold up the others, unless the server cannot be reached at all. Terminated at any point, it goes on there the next time.
 */
export async function uploadPhotos(options: UploaderOptions): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const session = await options.session();
    if (!session) return;
    const now = options.now();
    const photo = (await options.waiting(session.user.id)).find(
      ({ id, nextAt }) => !tried.has(id) && (options.ignoreBackoff || nextAt <= now),
    );
    if (!photo) return;
    tried.add(photo.id);
    if (!(await upload(photo, options))) return;
  }
}

/** Returns false if no other photo can be uploaded now either. */
async function upload(photo: Photo, options: UploaderOptions): Promise<boolean> {
  const { network } = options;
  const bytes = await options.bytes(photo.id);
  let piece = mostPiece;
  let failures = 0;
  let wrongHashes = 0;
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
        failures = 0;
        piece = Math.min(mostPiece, piece * 2);
      }
    } else if (result.kind === 'unreachable') {
      failures += 1;
      // Once more with a smaller piece, since the line may have dropped in the middle of this one.
      if (failures > 2) return wait(photo, options, result.retryAfter);
      piece = Math.max(leastPiece, piece / 2);
      result = await authorized(photo, options, (token) => network.offset(photo, token));
    } else if (result.status === 404) {
      result = await authorized(photo, options, (token) => network.create(photo, token));
      if (result !== 'no-session' && result.kind === 'problem') return wait(photo, options);
    } else if (result.code === 'wrong-hash' && wrongHashes < mostWrongHashes) {
      wrongHashes += 1;
      result = await authorized(photo, options, (token) => network.offset(photo, token));
    } else if (isAboutThePhoto(result)) {
      return refuse(photo, options, refusalOf(result.code));
    } else return wait(photo, options);
  }
}

const aboutThePhoto = new Set([410, 413, 415, 422]);
const isAboutThePhoto = ({ status }: { status: number }) => aboutThePhoto.has(status);
const refusalOf = (code: string | undefined) => photoRefusals.find((refusal) => refusal === code) ?? 'not-readable';

/** Each request is made with the session of that moment, which must be that of the photo's owner. */
async function authorized(
  { owner }: Photo,
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

async function refuse(photo: Photo, { change }: UploaderOptions, refusal: NonNullable<Photo['refusal']>) {
  await change(photo, { state: 'refused', refusal });
  return true;
}

async function wait(photo: Photo, options: UploaderOptions, retryAfter?: number): Promise<boolean> {
  const attempts = photo.attempts + 1;
  const { nextAt } = backoff(attempts, { now: options.now(), random: options.random(), retryAfter });
  await options.change(photo, { attempts, nextAt });
  return false;
}
