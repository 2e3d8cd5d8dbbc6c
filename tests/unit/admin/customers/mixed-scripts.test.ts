import { expect, test } from 'vitest';
import { emailMixesScripts, nameMixesScripts } from '../../../../src/admin/customers/mixed-scripts.ts';

const cyrillicA = '\u0430';

test('a word of a name in letters of two scripts is marked, a name in two scripts side by side is not', () => {
  for (const name of ['Hiwot Bekele', 'ሕይወት በቀለ', 'Hiwot Bekele (ሕይወት በቀለ)', 'José O’Neill-Bekele 2', '']) {
    expect([name, nameMixesScripts(name)]).toEqual([name, false]);
  }
  for (const name of [`H${cyrillicA}iwot`, `Almaz B${cyrillicA}you`, 'ሕiwot', 'Hi\u03c9ot', '\u4e00n']) {
    expect([name, nameMixesScripts(name)]).toEqual([name, true]);
  }
});

test('an email in letters of two scripts is marked', () => {
  expect(emailMixesScripts('hiwot.bekele+1@mail.example')).toBe(false);
  expect(emailMixesScripts(`hiwot@m${cyrillicA}il.example`)).toBe(true);
  expect(emailMixesScripts('ሕይወት@mail.example')).toBe(true);
});
