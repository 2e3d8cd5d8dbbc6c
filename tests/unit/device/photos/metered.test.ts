import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tus } from '../../../../src/contract/photos.ts';
import { isMetered, saveWifiOnly } from '../../../../src/device/photos/metered.ts';
import { uploadWaitingPhotos } from '../../../../src/device/photos/upload.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { photoIn, putPhotos } from './photos.ts';

const request = vi.fn<typeof fetch>();
const onConnection = (connection: object) => vi.stubGlobal('navigator', { connection });

beforeEach(async () => {
  // The server has all of it.
  request
    .mockReset()
    .mockImplementation(
      async () => new Response(null, { headers: { [tus.versionHeader]: tus.version, [tus.offsetHeader]: '3' } }),
    );
  vi.stubGlobal('fetch', request);
  await saveSession(tokenFor('abebe'));
  await putPhotos(photoIn('waiting'));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ type: 'cellular' }, true],
  [{ saveData: true }, true],
  [{ type: 'wifi', saveData: true }, false],
  [{ type: 'wifi' }, false],
  [{}, false],
])('%o is paid by the megabyte: %s', (connection, expected) => {
  expect(isMetered({ connection })).toBe(expected);
});

test('without a choice photos are uploaded over any connection', async () => {
  onConnection({ type: 'cellular' });
  await saveWifiOnly(false);
  await uploadWaitingPhotos({ ignoreBackoff: true });
  expect(request).toHaveBeenCalled();
});

test('those that should wait for Wi-Fi do, until then or until the customer says otherwise', async () => {
  await saveWifiOnly(true);
  onConnection({ type: 'cellular' });
  await uploadWaitingPhotos({ ignoreBackoff: true });
  expect(request).not.toHaveBeenCalled();
  await uploadWaitingPhotos({ ignoreBackoff: true, onAnyConnection: true });
  expect(request).toHaveBeenCalled();
  request.mockClear();
  await putPhotos(photoIn('waiting'));
  onConnection({ type: 'wifi' });
  await uploadWaitingPhotos({ ignoreBackoff: true });
  expect(request).toHaveBeenCalled();
});
