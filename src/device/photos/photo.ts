import * as v from 'valibot';
import { photoRefusals, photoTypes } from '../../contract/photos.ts';
import { sealedBytes } from '../sealing/sealed.ts';

/**
 * `draft`: its claim is not submitted yet. `waiting`: it is uploaded once its letter is sent. `refused`: for good, until
 * the customer replaces it.
 */
export const photoStates = ['draft', 'waiting', 'stored', 'refused'] as const;

const schema = v.object({
  id: v.string(),
  owner: v.string(),
  /** The id of the draft or letter that it belongs to. */
  holder: v.string(),
  position: v.number(),
  sha256: v.string(),
  type: v.picklist(photoTypes),
  size: v.number(),
  /** A small WebP picture; a PDF has none. Where it is sealed, so are the bytes, with the same key; that of a PDF is then empty. */
  thumbnail: v.optional(v.union([v.instance(Uint8Array), sealedBytes])),
  /** A hint for the customer; the photo is sent all the same. */
  legibility: v.optional(v.picklist(['good', 'dark', 'blurred'])),
  addedAt: v.number(),
  state: v.picklist(photoStates),
  /** What the server has confirmed, of `size`. */
  uploaded: v.number(),
  attempts: v.number(),
  nextAt: v.number(),
  refusal: v.optional(v.picklist(photoRefusals)),
});
export type StoredPhoto = v.InferOutput<typeof schema>;
export type Photo = Omit<StoredPhoto, 'thumbnail'> & { thumbnail?: Uint8Array<ArrayBuffer> | undefined };
export type Legibility = NonNullable<Photo['legibility']>;

/** `undefined` for one that a later release wrote, which must be left unchanged. */
export function readPhoto(record: unknown): StoredPhoto | undefined {
  const parsed = v.safeParse(v.looseObject(schema.entries), record);
  return parsed.success ? parsed.output : undefined;
}

/** A photo as it was prepared on this phone, ready to be stored. */
type Described = Pick<Photo, 'sha256' | 'type' | 'size' | 'thumbnail' | 'legibility'>;
export type PreparedPhoto = Described & {
  bytes: Uint8Array<ArrayBuffer>;
};

type Place = Pick<Photo, 'owner' | 'holder' | 'position' | 'state'>;

export const newPhoto = (
  described: Omit<Described, 'thumbnail'> & Pick<StoredPhoto, 'thumbnail'>,
  place: Place,
  now = Date.now(),
): StoredPhoto => ({
  ...described,
  ...place,
  id: crypto.randomUUID(),
  addedAt: now,
  uploaded: 0,
  attempts: 0,
  nextAt: 0,
});

export const announcementOf = ({ sha256, type, size }: StoredPhoto | Photo) => ({ sha256, type, size });

export const inOrder = (records: unknown[]): StoredPhoto[] =>
  records
    .map(readPhoto)
    .filter((photo) => photo !== undefined)
    .sort((a, b) => a.position - b.position);
