import { expect, test } from 'vitest';
import { arrivalSentences } from '../../../../../src/admin/claim/photos/arrival.ts';
import { photo } from './photo.ts';

const sentences = (...states: Parameters<typeof photo>[1][]) =>
  arrivalSentences(states.map((state, index) => photo(index, state)));

test('what has arrived, what is still to come and what could not be read is a sentence each', () => {
  expect(sentences('stored', 'arriving', 'stored')).toEqual([
    '2 of 3 photographs have arrived.',
    'The customer’s phone still has to send one.',
  ]);
  expect(sentences('refused', 'arriving', 'arriving')).toEqual([
    '1 of 3 photographs has arrived.',
    'The customer’s phone still has to send 2.',
    'Photograph 1 could not be read.',
  ]);
  expect(sentences('stored', 'refused', 'refused', 'refused')).toEqual([
    'All 4 photographs have arrived.',
    'Photographs 2, 3 and 4 could not be read.',
  ]);
});

test('a single one is not counted', () => {
  expect(sentences('stored')).toEqual(['The photograph has arrived.']);
  expect(sentences('arriving')[0]).toBe('The photograph has not arrived yet.');
});
