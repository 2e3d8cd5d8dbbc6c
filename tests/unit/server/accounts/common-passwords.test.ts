import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommon } from '../../../../server/accounts/common-passwords.ts';

test('none of the 10,000 most common passwords of a published list is accepted, in any case', () => {
  const most = dictionary['passwords-common'].slice(0, 10_000);
  expect(most.length).toBe(10_000);
  expect(most.filter((password) => !isCommon(password) || !isCommon(password.toUpperCase()))).toEqual([]);
});

test.each(['Ethiopia2016', 'Tenawas!', 'P@ssw0rd!', 'Iloveyou1', 'Hiwot1234', '1q2w3e4r', 'abcabcabc', 'dragon99'])(
  '%s is common',
  (password) => expect(isCommon(password)).toBe(true),
);

test.each([
  'correct horse battery',
  'ውሃ ቀዝቃዛ ነው ዛሬ',
  'xk29-ploof-17',
  'sevenowls',
  'injera and shiro',
  'a zebra under the acacia',
])('%s is not', (password) => expect(isCommon(password)).toBe(false));
