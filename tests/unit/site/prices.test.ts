import { describe, expect, it } from 'vitest';
import { pricesIn } from '../../../src/site/prices.ts';

const answer = (...services: object[]) => ({ services });

describe('prices from the server', () => {
  it('replace those that came with the page, also by none', () => {
    const { yearly } = pricesIn(
      answer({ slug: 'telemedicine', yearlyPrice: 175 }, { slug: 'maternity-care', yearlyPrice: null }),
      null,
    );
    expect(yearly.get('telemedicine')).toBe(175);
    expect(yearly.get('maternity-care')).toBeNull();
    expect(yearly.get('hospital-network')).toBe(200);
  });

  it('are of the day they were kept, where they come from the phone', () => {
    expect(pricesIn(answer(), '2026-11-03T08:00:00.000Z').asOf).toEqual(new Date('2026-11-03T08:00:00.000Z'));
    const before = Date.now();
    expect(Number(pricesIn(answer(), null).asOf)).toBeGreaterThanOrEqual(before);
  });

  it('bring a rate for birr, or none', () => {
    const rate = { rate: 156, since: '2026-11-01' };
    expect(pricesIn({ ...answer(), birr: rate }, null).birr).toEqual(rate);
    for (const birr of [null, undefined, { rate: 'high', since: '2026-11-01' }, { rate: 156 }])
      expect(pricesIn({ ...answer(), birr }, null).birr).toBeUndefined();
  });

  it('that are not numbers change nothing, and an answer of another shape is refused', () => {
    expect(pricesIn(answer({ slug: 'telemedicine', yearlyPrice: '9' }), null).yearly.get('telemedicine')).toBe(150);
    for (const wrong of [{}, { services: null }, null, 'sign in to this network'])
      expect(() => pricesIn(wrong, null)).toThrow();
  });
});
