import type { ClaimPhoto } from '../../../../../src/contract/photos.ts';

export const photo = (
  index: number,
  state: ClaimPhoto['state'] = 'stored',
  type: ClaimPhoto['type'] = 'image/webp',
) => ({
  sha256: String(index).repeat(64),
  type,
  size: 1_234_567,
  state,
});
