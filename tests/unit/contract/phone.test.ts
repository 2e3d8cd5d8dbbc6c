import { expect, test } from 'vitest';
import { shownPhone, storedPhone } from '../../../src/contract/phone.ts';

test.each([
  '0911234567',
  '09 11 23 45 67',
  '+251911234567',
  '+251 91 123 4567',
  '00251-911-234567',
  '251911234567',
  '911234567',
  '+2510911234567',
  '(0911) 23.45.67',
])('%s is stored as E.164', (written) => expect(storedPhone(written)).toBe('+251911234567'));

test('the second network and, with the country’s code, a line in Addis Ababa', () => {
  expect(storedPhone('0711234567')).toBe('+251711234567');
  expect(storedPhone('+251 11 551 2345')).toBe('+251115512345');
});

test.each(['ask at the desk', '0112345678', '091123456', '09112345678', '+1 202 555 0100', '+2519112345678', ''])(
  '%s is kept as it was written',
  (written) => expect(storedPhone(written)).toBe(written),
);

test('shown as people here write it, and read back as the same', () => {
  expect(shownPhone('+251911234567')).toBe('091 123 4567');
  expect(storedPhone(shownPhone('+251711234567'))).toBe('+251711234567');
  expect(shownPhone('+1 202 555 0100')).toBe('+1 202 555 0100');
});
