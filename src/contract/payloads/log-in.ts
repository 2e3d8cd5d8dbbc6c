import * as v from 'valibot';
import { email, knownPassword } from '../fields.ts';
import { payload } from '../payload.ts';

export const logIn = payload(1, v.object({ email, password: knownPassword }));
