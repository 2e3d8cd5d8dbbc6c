import { expect, test } from 'vitest';
import { texts as amharic } from '../../../../server/notices/texts/sms/am.ts';
import { texts as english } from '../../../../server/notices/texts/sms/en.ts';
import { texts as oromo } from '../../../../server/notices/texts/sms/om.ts';

const facts = {
  name: 'Hiwot Bekele',
  code: '123456',
  number: 'R-XXXXXXXX',
  days: 30,
  address: 'https://tenawas.example',
};
const all = Object.entries({ en: english, am: amharic, om: oromo }).flatMap(([language, texts]) =>
  Object.entries(texts).flatMap(([kind, text]) =>
    [30, 7, 1, 0].map((days) => ({ language, kind, text: text({ ...facts, days }) })),
  ),
);
/** The letters that a segment of 160 characters has, as far as these texts need them. */
const gsm = /^[A-Za-z0-9 .,:'?+@#\n-]*$/;

test.each(all)('$kind in $language is one segment: $text', ({ language, text }) => {
  if (language === 'am') expect(text.length).toBeLessThanOrEqual(70);
  else {
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(gsm);
  }
  expect(text).not.toContain(facts.name);
});
