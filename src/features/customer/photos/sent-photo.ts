import type { ClaimPhoto } from '../../../contract/photos.ts';
import type { Photo } from '../../../device/photos/photo.ts';

/** `missing`: it has not arrived, and is not on this phone. */
export type SentPhoto = Pick<Photo, 'sha256' | 'type' | 'size' | 'thumbnail' | 'uploaded'> & {
  id?: string;
  state: 'waiting' | 'stored' | 'refused' | 'missing';
  /** the record on this phone */
  kept?: Photo;
};

/** In the order of the server, followed by those that it does not know of yet. */
export function sentPhotosOf(
  stored: readonly Photo[],
  letterId: string | undefined,
  claimPhotos: readonly ClaimPhoto[],
): SentPhoto[] {
  const submitted = stored.filter(({ state }) => state !== 'draft');
  const known = new Set(claimPhotos.map(({ sha256 }) => sha256));
  const ofLetter = submitted.filter(({ holder, sha256 }) => holder === letterId && !known.has(sha256));
  return [
    ...claimPhotos.map((photo) =>
      merge(
        photo,
        submitted.find(({ sha256 }) => sha256 === photo.sha256),
      ),
    ),
    ...ofLetter.map(fromPhone),
  ];
}

const fromPhone = (kept: Photo): SentPhoto => ({
  ...kept,
  state: kept.state === 'draft' ? 'waiting' : kept.state,
  kept,
});

function merge({ sha256, type, size, state }: ClaimPhoto, kept: Photo | undefined): SentPhoto {
  const described = { sha256, type, size, uploaded: kept?.uploaded ?? 0, ...(kept && { id: kept.id, kept }) };
  const thumbnail = kept?.thumbnail && { thumbnail: kept.thumbnail };
  return {
    ...described,
    ...thumbnail,
    state: state === 'arriving' ? (kept ? fromPhone(kept).state : 'missing') : state,
  };
}
