import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { deleteCustomerData } from '../../../../src/device/delete-customer-data.ts';
import { backUpPhotos, deletePhotoBackups, restorePhotosFromBackup } from '../../../../src/device/photos/backup.ts';
import { bytesOf, photosOfOwner } from '../../../../src/device/photos/store.ts';
import { photoIn, putPhotos, storedPhotos } from './photos.ts';

const entries = new Map<string, Response>();
const pathOf = (request: string | { url: string }) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

beforeEach(async () => {
  entries.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (address: string, response: Response) => void entries.set(address, response),
      match: async (request: { url: string }) => entries.get(pathOf(request))?.clone(),
      delete: async (request: { url: string }) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://phone.test${path}` })),
    }),
  });
  await loseDatabase();
});

const loseDatabase = () =>
  withDatabase(async (database) => {
    await Promise.all([database.clear('photos'), database.clear('photoBytes')]);
  });

test('photos that the browser has lost are restored with their bytes, for their owner', async () => {
  const photo = photoIn('waiting', { id: 'bill', size: 5 });
  await putPhotos(photo);
  await backUpPhotos([photo]);
  await loseDatabase();
  await restorePhotosFromBackup();
  const [restored] = await photosOfOwner('abebe');
  expect(restored).toMatchObject({ id: 'bill', holder: 'letter', state: 'waiting', sha256: photo.sha256 });
  expect(await bytesOf('bill')).toEqual(new Uint8Array(5).fill(7));
});

test('one that has arrived, or was discarded, does not come back', async () => {
  const photos = [photoIn('waiting', { id: 'arrived' }), photoIn('waiting', { id: 'gone', holder: 'discarded' })];
  await putPhotos(...photos);
  await backUpPhotos(photos);
  await putPhotos(photoIn('stored', { id: 'arrived' }));
  await restorePhotosFromBackup();
  await deletePhotoBackups('discarded');
  await loseDatabase();
  await restorePhotosFromBackup();
  expect(await storedPhotos()).toEqual([]);
  expect(entries.size).toBe(0);
});

test('a customer’s data is deleted with its backups, another’s stay', async () => {
  const photos = [
    photoIn('waiting', { id: 'his' }),
    photoIn('waiting', { id: 'hers', owner: 'sara', holder: 'other' }),
  ];
  await putPhotos(...photos);
  await backUpPhotos(photos);
  await deleteCustomerData('abebe');
  expect([...entries.keys()]).toEqual(['/photos/other/hers']);
});

test('without room for a backup the photos are kept all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No room.', 'QuotaExceededError')) });
  await backUpPhotos([photoIn('waiting')]);
});
