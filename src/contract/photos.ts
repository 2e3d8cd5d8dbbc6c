import * as v from 'valibot';
import { list } from './fields.ts';

/**
 * Photographs and PDFs that belong to a claim. One is known by its owner and the hash of its bytes, so that the same one is
 * sent and stored once. They are uploaded with the tus protocol 1.0.
 */
export const photoTypes = ['image/webp', 'image/jpeg', 'application/pdf'] as const;
export type PhotoType = (typeof photoTypes)[number];
/** of a file's name */
export const photoExtensions: Record<PhotoType, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

export const photoLimits = {
  perClaim: 6,
  imageBytes: 400 * 1024,
  pdfBytes: 2 * 1024 * 1024,
  /** of a photograph, in pixels */
  longestSide: 1600,
  /** of one request of an upload */
  pieceBytes: 64 * 1024,
} as const;

export const mostBytesOf = (type: PhotoType) =>
  type === 'application/pdf' ? photoLimits.pdfBytes : photoLimits.imageBytes;

export const sha256 = v.pipe(v.string('wrong-type'), v.regex(/^[0-9a-f]{64}$/, 'wrong-type'));

/** What a letter says of a photo, whose bytes follow it. */
export const announcedPhoto = v.pipe(
  v.object({
    sha256,
    type: v.picklist(photoTypes, 'wrong-type'),
    size: v.pipe(v.number('wrong-type'), v.integer('wrong-type'), v.minValue(1, 'wrong-type')),
  }),
  v.check(({ type, size }) => size <= mostBytesOf(type), 'too-long'),
);
export type AnnouncedPhoto = v.InferOutput<typeof announcedPhoto>;

/** In the order in which the desk shows them. Optional, since letters of earlier releases have none. */
export const announcedPhotos = v.optional(list(announcedPhoto, photoLimits.perClaim), []);

/** Why the server refused the bytes of a photo once they were all there. */
export const photoRefusals = ['not-readable', 'wrong-hash'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** A photo of a claim as the server has it. */
export const claimPhoto = v.object({
  sha256: v.string(),
  type: v.picklist(photoTypes),
  size: v.number(),
  state: v.picklist(['arriving', 'stored', 'refused']),
});
export type ClaimPhoto = v.InferOutput<typeof claimPhoto>;

/** Below the API's base. `HEAD` and `PATCH` upload, `GET` returns the bytes, each to their owner alone. */
export const photosPath = '/photos';
export const photoPath = (hash: string) => `${photosPath}/${hash}`;
/** The same photo for an administrator. */
export const adminPhotoPath = (claimId: string, hash: string) => `/admin/claims/${claimId}/photos/${hash}`;

/** Headers and values of the tus protocol. */
export const tus = {
  version: '1.0.0',
  versionHeader: 'tus-resumable',
  offsetHeader: 'upload-offset',
  lengthHeader: 'upload-length',
  /** `POST` names `letter`, `sha256` and `type`, each value in Base64. */
  metadataHeader: 'upload-metadata',
  pieceType: 'application/offset+octet-stream',
} as const;
