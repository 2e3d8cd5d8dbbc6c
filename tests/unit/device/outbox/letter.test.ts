import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payload } from '../../../../src/contract/payload.ts';
import { letterRecord, readLetter } from '../../../../src/device/outbox/letter.ts';
import { sha256Of } from '../../../../src/device/sha256.ts';
import { letterIn } from './letters.ts';

test('a letter comes back as it was written', () => {
  const letter = letterIn('needs-attention');
  expect(readLetter(structuredClone(letter))).toEqual(letter);
});

test('fields that a later release added stay in the record', () => {
  const record = { ...letterIn('queued'), photos: ['one'] };
  expect(readLetter(record)).toEqual(record);
  expect(readLetter({ ...record, version: 9 })).toMatchObject({ version: 9, photos: ['one'] });
});

test('a record of two releases ago is brought into the shape of today', () => {
  type First = Record<string, unknown> & { digest: string };
  const today = payload(3, letterRecord.schema, {
    1: ({ digest, ...rest }: First) => ({ ...rest, sha256: digest }),
    2: (older: Record<string, unknown>) => ({ ...older, refusedToken: null }),
  });
  const { sha256, refusedToken: _, ...rest } = letterIn('queued');
  const first = { ...rest, version: 1, digest: sha256 };
  expect(readLetter(first)).toBeUndefined();
  expect(readLetter(first, today)).toEqual({ ...letterIn('queued'), version: 3 });
});

test('what cannot be read is no letter, and does no harm', () => {
  fc.assert(fc.property(fc.anything(), (record) => readLetter(record) === undefined));
  expect(readLetter({ ...letterIn('queued'), state: 'folded' })).toBeUndefined();
  expect(readLetter({ ...letterIn('queued'), kind: 'complaint' })).toBeUndefined();
});

test('the hash is of the bytes that travel', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect(await sha256Of(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  expect(await sha256Of('ጤና')).toBe(createHash('sha256').update('ጤና').digest('hex'));
});
