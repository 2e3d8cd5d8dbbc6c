import * as v from 'valibot';
import { email, name, newPassword, phone } from '../fields.ts';
import { payload } from '../payload.ts';

export const premiumRegistration = payload(1, v.object({ username: name, email, phone, password: newPassword }));
