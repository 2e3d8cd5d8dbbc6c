import { withDatabase } from '../../../../src/device/database.ts';
import { newPhoto, type Photo, type PreparedPhoto } from '../../../../src/device/photos/photo.ts';

const hex = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);

/** As it comes from the camera of a test: `name` makes its hash. */
export const prepared = (name: string, size = 3): PreparedPhoto => ({
  sha256: hex(name),
  type: 'image/webp',
  size,
  thumbnail: new Uint8Array([1]),
  bytes: new Uint8Array(size).fill(7),
});

export const photoIn = (state: Photo['state'], more: Partial<Photo> = {}): Photo => {
  const { bytes: _, ...described } = prepared(more.id ?? 'photo', more.size);
  return { ...newPhoto(described, { owner: 'abebe', holder: 'letter', position: 0, state }), ...more } as Photo;
};

export const putPhotos = (...photos: Photo[]) =>
  withDatabase(async (database) => {
    for (const photo of photos) {
      await database.put('photos', photo);
      await database.put('photoBytes', new Uint8Array(photo.size).fill(7), photo.id);
    }
  });

export const storedPhotos = () => withDatabase((database) => database.getAll('photos') as Promise<Photo[]>);
export const storedBytes = () => withDatabase((database) => database.getAllKeys('photoBytes'));
