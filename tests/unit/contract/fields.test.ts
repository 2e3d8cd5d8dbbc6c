import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { email, normalizeText, personName, phone, text } from '../../../src/contract/fields.ts';
import { check } from '../../../src/contract/validate.ts';

const taken = (schema: GenericSchema, value: unknown) => {
  const checked = check(schema, value);
  return checked.ok ? checked.value : checked.errors['']?.code;
};

test('a name is kept without the white space around it', () => {
  expect(taken(personName, '  Hiwot Bekele ')).toBe('Hiwot Bekele');
  expect(taken(phone, ' 0911 ')).toBe('0911');
});

test.each(['\u200b', '\u00ad', '\u3164', '\u2800', '\u0301', ' \u2060 '])(
  'a name that nobody sees is none: %j',
  (name) => {
    expect(taken(personName, name)).toBe('required');
  },
);

test('names and emails that look the same are written the same', () => {
  expect(taken(personName, 'Hi\u200bwot\tBekele')).toBe('Hiwot Bekele');
  expect(taken(email, 'hiwot\u00ad@mail.example')).toBe('hiwot@mail.example');
  expect(taken(email, 'ｈiwot@mail.example')).toBe('hiwot@mail.example');
  expect(normalizeText('José')).toBe(normalizeText('Jose\u0301'));
});

test('names in every script are taken', () => {
  for (const name of ['ሕይወት በቀለ', 'Caaltuu', 'O’Neill', 'José']) expect(taken(personName, name)).toBe(name);
});

test('a text holds nothing that cannot be stored as it was written', () => {
  for (const wrong of ['a\0b', '\ud800', 'a\udc00']) expect(taken(text(10), wrong)).toBe('unreadable');
  expect(taken(text(10), 'ok \u{1f600}')).toBe('ok \u{1f600}');
});
