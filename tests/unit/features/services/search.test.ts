import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/contract/catalogue.ts';
import { serviceHighlights } from '../../../../src/contract/highlights/en.ts';
import { serviceWords } from '../../../../src/contract/services/en.ts';
import type { Service } from '../../../../src/features/offers/services-query.ts';
import { emptySearch, filterServices, type Search, searchFormat } from '../../../../src/features/services/search.ts';

const { parse: parseSearch, toParams: searchParamsOf } = searchFormat;

const services: Service[] = catalogue.map((service) => ({
  ...service,
  ...serviceWords[service.slug],
  highlights: serviceHighlights[service.slug],
  priceSince: '2026-11-01',
}));
const named = (title: string) =>
  services.map((one) => (one.slug === 'telemedicine' ? { ...one, title, description: '' } : one));
const found = (search: Partial<Search>, among = services) =>
  filterServices({ ...emptySearch, ...search }, among).map(({ slug }) => slug);

describe('a search of the services', () => {
  it('shows all of them, in the order of the catalogue, to whoever asks for nothing', () => {
    expect(found({})).toEqual(catalogue.map(({ slug }) => slug));
    expect(found({ q: '   ' })).toHaveLength(catalogue.length);
  });

  it('parts standard from premium without losing one', () => {
    const [standard, premium] = [found({ kind: 'standard' }), found({ kind: 'premium' })];
    expect(premium).toEqual(catalogue.filter((service) => service.premium).map(({ slug }) => slug));
    expect([...standard, ...premium].sort()).toEqual(catalogue.map(({ slug }) => slug).sort());
  });

  it.each([
    ['birth', 'maternity-care'],
    ['MEDICINE', 'medication-support'],
    ['scan', 'advanced-diagnostics'],
    ['  air   ambulance ', 'air-ambulance'],
    ['ámbulance', 'air-ambulance'],
    ['visa', 'international-treatment'],
  ])('finds “%s”, whatever its case, accents or spaces', (q, slug) => {
    expect(found({ q })).toContain(slug);
  });

  it.each([
    ['ሀኪም', 'ሐኪም'],
    ['ጸሀይ', 'ፀሐይ'],
    ['ሥራ', 'ስራ'],
  ])('finds Amharic by its sound: “%s” is “%s”', (q, written) => {
    expect(found({ q }, named(written))).toEqual(['telemedicine']);
  });

  it.each(["ta'u", 'ta’u', 'ta‘u', 'taʼu', 'tau'])('finds Afaan Oromoo whatever its apostrophe: %s', (q) => {
    expect(found({ q }, named('Ta’uu'))[0]).toBe('telemedicine');
  });

  it('wants every word and the kind', () => {
    expect(found({ q: 'air ambulance zebra' })).toEqual([]);
    expect(found({ q: 'maternity', kind: 'premium' })).toEqual([]);
  });
});

describe('its address', () => {
  it('asks for the very search that the page begins with where it asks for nothing, so that nothing is drawn again', () => {
    expect(parseSearch(new URLSearchParams('kind=none&q='))).toBe(emptySearch);
  });

  it.each<[Search, string]>([
    [emptySearch, ''],
    [{ q: ' birth ', kind: 'all' }, 'q=birth'],
    [{ q: '', kind: 'premium' }, 'kind=premium'],
    [{ q: 'ወሊድ & x', kind: 'standard' }, 'q=%E1%8B%88%E1%88%8A%E1%8B%B5+%26+x&kind=standard'],
  ])('%o is written as “%s” and read again', (search, address) => {
    expect(searchParamsOf(search).toString()).toBe(address);
    expect(parseSearch(new URLSearchParams(address))).toEqual({ ...search, q: search.q.trim() });
  });

  it('that asks for a kind there is not shows all', () => {
    expect(parseSearch(new URLSearchParams('kind=gold'))).toEqual(emptySearch);
  });
});
