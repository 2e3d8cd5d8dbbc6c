import { expect, it } from 'vitest';
import { parseLocation } from '../../../../src/admin/offers/parse-location.ts';
import { hospital } from '../../../../src/contract/admin/offers.ts';
import { check } from '../../../../src/contract/validate.ts';

const there = { latitude: 9.033, longitude: 38.752 };

it.each([['9.033, 38.752'], ['9.033,38.752'], ['9.033 38.752']])('“%s” is a place', (typed) => {
  expect(parseLocation(typed, undefined)).toEqual(there);
});

it.each([
  'https://www.google.com/maps/place/Clinic/@9.033,38.752,17z/data=!3m1',
  'https://maps.google.com/?q=9.033,38.752',
  'https://www.google.com/maps/search/?api=1&query=9.033%2C38.752',
  'https://www.openstreetmap.org/?mlat=9.033&mlon=38.752#map=16/1.5/2.5',
  'https://www.openstreetmap.org/#map=16/9.033/38.752',
])('%s names a place, unless another is typed', (map) => {
  expect(parseLocation(undefined, map)).toEqual(there);
  expect(parseLocation('8.5, 39.2', map)).toEqual({ latitude: 8.5, longitude: 39.2 });
});

it('a link without one names none', () => {
  expect(parseLocation(undefined, 'https://map.example/jimma')).toBeNull();
  expect(parseLocation(undefined, undefined)).toBeNull();
});

const errors = (location: unknown) => {
  const body = { name: 'A', town: 'B', phone: '1', active: true, location };
  const checked = check(hospital.schema, body);
  return checked.ok ? [] : Object.keys(checked.errors);
};

it.each([
  ['nothing that can be read', parseLocation('near the church', undefined)],
  ['the two exchanged', parseLocation('38.752, 9.033', undefined)],
  ['a place in another country', parseLocation('51.5, 38.7', undefined)],
])('%s is refused', (_, location) => {
  expect(errors(location).every((name) => name.startsWith('location.'))).toBe(true);
  expect(errors(location)).not.toEqual([]);
});

it('no place, or one in Ethiopia, is taken', () => {
  expect([errors(null), errors(undefined), errors(there)]).toEqual([[], [], []]);
});
