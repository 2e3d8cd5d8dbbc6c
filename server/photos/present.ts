import type { ClaimPhoto } from '../../src/contract/photos.ts';
import type { Photo } from './repository.ts';

export const presentPhoto = ({ sha256, type, size, state }: Photo): ClaimPhoto => ({ sha256, type, size, state });
