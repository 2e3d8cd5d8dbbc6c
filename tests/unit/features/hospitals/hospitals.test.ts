import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstHospitals } from '../../../../src/contract/first-hospitals.ts';
import type { PartnerHospital } from '../../../../src/contract/responses/hospitals.ts';
import { serviceWords } from '../../../../src/contract/services/en.ts';
import { knownTowns, townName } from '../../../../src/contract/towns.ts';
import { isExample, parseHospitals } from '../../../../src/features/hospitals/hospitals-query.ts';
import { distance, nearestFirst } from '../../../../src/features/hospitals/nearest.ts';
import { emptySearch, filterHospitals, type Search, searchFormat } from '../../../../src/features/hospitals/search.ts';
import { shownHospitals } from '../../../../src/features/hospitals/shown-hospital.ts';
import { hospitalNames as amharic } from '../../../../src/i18n/am/hospital-names.ts';
import { loadMessages } from '../../../../src/i18n/load-messages.ts';
import { hospitalNames as oromo } from '../../../../src/i18n/om/hospital-names.ts';

beforeAll(async () => {
  await Promise.all([loadMessages('en', ['layout']), loadMessages('am', ['layout'])]);
});

const services = Object.entries(serviceWords).map(([slug, { title }]) => ({ slug, title }));
const shown = (language: 'en' | 'am' = 'en', hospitals: readonly PartnerHospital[] = firstHospitals) =>
  shownHospitals(hospitals, { language, names: language === 'am' ? amharic : {}, services });
const found = (search: Partial<Search>, language: 'en' | 'am' = 'en') =>
  filterHospitals({ ...emptySearch, ...search }, shown(language)).map(({ stored }) => stored.name);

describe('the hospitals of the build', () => {
  it('are thirty in a dozen towns, all with a number that nobody has', () => {
    expect(new Set(firstHospitals.map(({ name }) => name)).size).toBe(30);
    expect(new Set(firstHospitals.map(({ town }) => town))).toEqual(new Set(knownTowns));
    expect(knownTowns).toHaveLength(12);
    for (const { phone } of firstHospitals) expect(phone).toMatch(/^\+2519000000\d\d$/);
    expect(firstHospitals.every(isExample)).toBe(true);
  });

  it('have a name of their own in Amharic and Afaan Oromoo', () => {
    for (const { name } of firstHospitals) {
      expect(amharic[name]).toMatch(/^[ሀ-፿ ]+$/);
      expect(oromo[name]).not.toBe(name);
    }
    for (const names of [amharic, oromo]) expect(new Set(Object.values(names)).size).toBe(30);
  });

  it('are no longer examples once they have another number', () => {
    expect(firstHospitals.slice(0, 1).map((one) => isExample({ ...one, phone: '+251911223344' }))).toEqual([false]);
  });
});

describe('a search of the hospitals', () => {
  it.each([
    ['four gates', 'Four Gates Hospital'],
    ['HONEY', 'Honey Gate Clinic'],
    ['jimmaa clinic', 'Honey Gate Clinic'],
    ['አርባ', 'Banana Leaf Hospital'],
    ['baahir daar', "St. Mary's"],
  ])('finds “%s” by name or town, in any language', (q, name) => {
    expect(found({ q })).toContain(name);
  });

  it.each(['ሐይቅ', 'ሀይቅ', 'ኀይቅ', 'ሃይቅ'])('finds %s however it is spelled', (q) => {
    expect(found({ q }, 'am')).toEqual(['Lake Wind Clinic']);
  });

  it('wants the town and the service as well', () => {
    expect(found({ town: 'Adama' })).toEqual(['HealthCare Plus', 'Orange Grove Hospital', 'Two Wells Clinic']);
    expect(found({ town: 'Adama', service: 'maternity-care' })).toEqual(['HealthCare Plus', 'Orange Grove Hospital']);
    expect(found({ town: 'Adama', service: 'maternity-care', q: 'orange' })).toEqual(['Orange Grove Hospital']);
    expect(found({ town: 'Adama', q: 'honey' })).toEqual([]);
    expect(found({ service: 'air-ambulance' })).toEqual([]);
    expect(found({})).toHaveLength(30);
  });

  it.each<[Search, string]>([
    [emptySearch, ''],
    [{ q: ' gate ', town: 'Bahir Dar', service: 'maternity-care' }, 'q=gate&town=Bahir+Dar&service=maternity-care'],
  ])('%o has the address “%s”', (search, address) => {
    expect(searchFormat.toParams(search).toString()).toBe(address);
    expect(searchFormat.parse(new URLSearchParams(address))).toEqual({ ...search, q: search.q.trim() });
    expect(searchFormat.parse(new URLSearchParams('q=&town='))).toBe(emptySearch);
  });
});

describe('a hospital', () => {
  const custom: PartnerHospital = {
    id: '1',
    name: 'Lakeside',
    town: 'Ziway',
    phone: 'ask at the gate',
    hours: 'after the market',
    services: ['maternity-care', 'no-longer-offered'],
    map: null,
    location: null,
  };

  it('of the desk is shown as it was written, without services that are not on offer', () => {
    expect(shown('am', [custom])).toMatchObject([
      {
        name: 'Lakeside',
        town: 'Ziway',
        hours: 'after the market',
        services: [{ slug: 'maternity-care' }],
        map: undefined,
      },
    ]);
  });

  it('has its town and hours in the reader’s language', () => {
    const hours = (hours: string, language: 'en' | 'am') => shown(language, [{ ...custom, hours }])[0]?.hours;
    expect(townName('am', 'Adama')).toBe('አዳማ');
    expect(hours('24/7', 'en')).toBe('Day and night, every day');
    expect(hours('Mo-Fr 08:00-17:30; Sa 08:00-12:30', 'en')).toBe(
      'Monday–Friday 08:00 – 17:30; Saturday 08:00 – 12:30',
    );
    expect(hours('Mo-Sa 08:00-20:00', 'am')).toBe('ሰኞ–ቅዳሜ ጠዋት 2:00 (08:00) – ማታ 2:00 (20:00)');
    expect(hours('Mo-Fr 8-5', 'en')).toBe('Mo-Fr 8-5');
  });

  it('stands with those of its town', () => {
    const later = { ...custom, name: 'New Clinic', town: 'Addis Ababa' };
    const towns = shown('en', [...firstHospitals, later]).map(({ stored }) => stored.town);
    expect(towns.lastIndexOf('Addis Ababa')).toBe(6);
  });

  it('that a stored answer spoils is left out, or shown without what is spoiled', () => {
    const spoiled = { ...custom, map: 'javascript:alert(1)', hours: 7, services: 'all', location: { latitude: 'x' } };
    expect(parseHospitals({ hospitals: [spoiled, { name: 'only' }, {}] })).toEqual([
      { ...custom, map: null, hours: null, services: [], location: null },
    ]);
    for (const wrong of [{}, { hospitals: null }, null, 'sign in to this network'])
      expect(() => parseHospitals(wrong)).toThrow();
  });
});

describe('the distance', () => {
  const addis = { latitude: 9.03, longitude: 38.74 };
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('is known for towns', () => {
    expect(distance(addis, { latitude: 8.54, longitude: 39.27 })).toBeCloseTo(79.8, 0);
    expect(distance(addis, { latitude: 13.497, longitude: 39.475 })).toBeCloseTo(503.5, 0);
  });

  it('is the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 6);
        expect(distance(a, b)).toBeGreaterThanOrEqual(0);
        expect(distance(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });

  it('sorts the nearest first, and what has no place last, as it was', () => {
    const nowhere = ['x', 'y'].map((name) => ({ name, location: null }));
    const [x, y] = nowhere;
    const sorted = nearestFirst(
      [x, ...shown(), y].filter((one) => one !== undefined),
      addis,
    );
    expect(sorted.slice(-2)).toEqual(nowhere);
    const away = sorted.slice(0, -2).map(({ location }) => (location ? distance(addis, location) : Number.NaN));
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(away).toHaveLength(30);
  });
});
