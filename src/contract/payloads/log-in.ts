import * as v from 'valibot';
import { emailOrPhone, knownPassword } from '../fields.ts';
import { payload } from '../payload.ts';

export const logIn = payload(1, v.object({ email: emailOrPhone, password: knownPassword }));
