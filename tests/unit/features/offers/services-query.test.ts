import { describe, expect, it } from 'vitest';
import { parseServices } from '../../../../src/features/offers/services-query.ts';

const service = { slug: 'telemedicine', title: 'Telemedicine', highlights: [], premium: true, yearlyPrice: 175 };
const answer = (...services: object[]) => ({ services });

describe('the services that the server answers with', () => {
  it('are all shown, also without a price', () => {
    const { services } = parseServices(answer(service, { ...service, slug: 'maternity-care', yearlyPrice: null }));
    expect(services.map(({ slug, yearlyPrice }) => [slug, yearlyPrice])).toEqual([
      ['telemedicine', 175],
      ['maternity-care', null],
    ]);
  });

  it('come with a rate for birr, or with none', () => {
    const rate = { rate: 156, since: '2026-11-01' };
    expect(parseServices({ ...answer(), birr: rate }).birr).toEqual(rate);
    for (const birr of [null, undefined, { rate: 'high', since: '2026-11-01' }, { rate: 156 }])
      expect(parseServices({ ...answer(), birr }).birr).toBeUndefined();
  });

  it('are left out where they lack what is shown, and an answer of another shape is refused', () => {
    expect(parseServices(answer({ ...service, yearlyPrice: '9' }, { slug: 'x', yearlyPrice: 1 })).services).toEqual([]);
    for (const wrong of [{}, { services: null }, null, 'sign in to this network'])
      expect(() => parseServices(wrong)).toThrow();
  });
});
