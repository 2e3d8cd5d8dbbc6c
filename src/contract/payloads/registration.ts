import * as v from 'valibot';
import { email, newPassword, personName, phone } from '../fields.ts';
import { payload } from '../payload.ts';

export const registration = payload(
  1,
  v.pipe(
    v.object({ username: personName, email, phone, password: newPassword, confirmPassword: v.string() }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        'passwords-differ',
      ),
      ['confirmPassword'],
    ),
  ),
);
