import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { newId } from '../../../server/db/uuid.ts';
import {
  type AnnouncedPhoto,
  type ClaimPhoto,
  photoLimits,
  photoPath,
  photosPath,
  tus,
} from '../../../src/contract/photos.ts';
import { aClaim, type Context, type Customer } from './open.ts';

export type SomePhoto = AnnouncedPhoto & { bytes: Buffer };

export const asPhoto = (bytes: Buffer, type: AnnouncedPhoto['type'] = 'image/webp'): SomePhoto => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type,
  size: bytes.length,
  bytes,
});

/** Noise, which differs each time and does not compress. */
export const picture = (width = 300, height = 300) =>
  sharp({
    create: { width, height, channels: 3, background: '#a31', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
export const aPhoto = async (width?: number, height?: number) =>
  asPhoto(await picture(width, height).webp().toBuffer());

/** What a letter says of photos. */
export const announced = (photos: SomePhoto[]) => photos.map(({ sha256, type, size }) => ({ sha256, type, size }));

export const protocol = { [tus.versionHeader]: tus.version };

export const base64 = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join();

/** The requests of a phone. */
export function photosOf(context: Context) {
  const url = (sha256: string) => `/api${photoPath(sha256)}`;

  const head = (as: Customer, { sha256 }: { sha256: string }) =>
    context.ask({ method: 'HEAD', url: url(sha256), as, headers: protocol });

  const patch = (
    as: Customer,
    { sha256 }: { sha256: string },
    offset: number | string,
    piece: Buffer,
    headers: Record<string, string> = {},
  ) =>
    context.ask({
      method: 'PATCH',
      url: url(sha256),
      as,
      payload: piece,
      headers: { ...protocol, 'content-type': tus.pieceType, [tus.offsetHeader]: String(offset), ...headers },
    });

  return {
    head,
    patch,
    get: (as: Customer, { sha256 }: { sha256: string }) => context.ask({ url: url(sha256), as }),
    create: (as: Customer, letter: string, { sha256, type, size }: AnnouncedPhoto, more: Record<string, string> = {}) =>
      context.ask({
        method: 'POST',
        url: `/api${photosPath}`,
        as,
        headers: {
          ...protocol,
          [tus.lengthHeader]: String(size),
          [tus.metadataHeader]: base64({ ...more, letter, sha256, type }),
        },
      }),
    /** Sends the whole photo, and returns the answer to the last piece. */
    async upload(as: Customer, photo: SomePhoto, from = 0) {
      let offset = from;
      for (;;) {
        const piece = photo.bytes.subarray(offset, offset + photoLimits.pieceBytes);
        const answer = await patch(as, photo, offset, piece);
        offset += piece.length;
        if (answer.statusCode !== 204 || offset >= photo.size) return answer;
      }
    },
    /** Sends a claim with these photos, and returns its id, letter and number. */
    async claim(as: Customer, photos: SomePhoto[], more: object = {}, letter: string = newId()) {
      const body = { ...aClaim, ...more, photos: announced(photos) };
      const sent = await context.post('/claims', body, as, { 'idempotency-key': letter });
      const { claims } = (await context.get('/claims', as)).json();
      const { id, number } = claims.find((claim: { letterId: string }) => claim.letterId === letter) ?? {};
      return { sent, id: id as string, number: number as string, letter };
    },
    async shown(as: Customer, claim: string, desk = ''): Promise<ClaimPhoto[]> {
      return (await context.get(`${desk}/claims/${claim}`, as)).json().photos;
    },
    async states(as: Customer, claim: string) {
      return (await context.get(`/claims/${claim}`, as)).json().photos.map(({ state }: ClaimPhoto) => state);
    },
  };
}
