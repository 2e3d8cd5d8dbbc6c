import { expect, test } from 'vitest';
import type { ClaimPhoto } from '../../../../../src/contract/photos.ts';
import { sentPhotosOf } from '../../../../../src/features/customer/photos/sent-photo.ts';
import { photoIn } from '../../../device/photos/photos.ts';

const onServer = (sha256: string, state: ClaimPhoto['state']): ClaimPhoto => ({
  sha256,
  type: 'image/webp',
  size: 3,
  state,
});
const states = (...args: Parameters<typeof sentPhotosOf>) => sentPhotosOf(...args).map(({ state }) => state);

test('what the server has counts as arrived, whatever this phone knows', () => {
  const waiting = photoIn('waiting', { sha256: 'a' });
  expect(states([waiting], 'letter', [onServer('a', 'stored')])).toEqual(['stored']);
  expect(states([waiting], 'letter', [onServer('a', 'arriving')])).toEqual(['waiting']);
});

test('this phone knows first that it has arrived', () => {
  expect(states([photoIn('stored', { sha256: 'a' })], 'letter', [onServer('a', 'arriving')])).toEqual(['stored']);
});

test('one that is on another phone is missing here', () => {
  expect(states([], 'letter', [onServer('a', 'arriving'), onServer('b', 'stored')])).toEqual(['missing', 'stored']);
});

test('without an answer of the server the photos of the letter are shown, and no drafts', () => {
  const photos = [
    photoIn('waiting', { id: '1', sha256: 'a' }),
    photoIn('draft', { id: '2', sha256: 'b' }),
    photoIn('waiting', { id: '3', sha256: 'c', holder: 'another' }),
  ];
  expect(sentPhotosOf(photos, 'letter', []).map(({ sha256 }) => sha256)).toEqual(['a']);
});
