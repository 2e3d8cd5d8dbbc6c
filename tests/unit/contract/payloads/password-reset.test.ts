import { expect, test } from 'vitest';
import { passwordReset } from '../../../../src/contract/payloads/password-reset.ts';
import { check } from '../../../../src/contract/validate.ts';

const withCode = (code: string) => ({ email: 'hiwot@mail.example', code, newPassword: 'a leopard under the wanza' });

test.each(['123456', ' 123 456 ', '123-456', '１２３４５６'])('the code %j is six digits', (code) => {
  expect(check(passwordReset.schema, withCode(code))).toMatchObject({ ok: true, value: { code: '123456' } });
});

test.each([
  ['', 'required'],
  ['12345', 'not-a-code'],
  ['1234567', 'not-a-code'],
  ['12345a', 'not-a-code'],
])('the code %j is refused as %s', (code, error) => {
  expect(check(passwordReset.schema, withCode(code))).toMatchObject({ ok: false, errors: { code: { code: error } } });
});
