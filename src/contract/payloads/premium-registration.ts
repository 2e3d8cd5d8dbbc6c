import * as v from 'valibot';
import { email, newPassword, personName, phone } from '../fields.ts';
import { payload } from '../payload.ts';

export const premiumRegistration = payload(1, v.object({ username: personName, email, phone, password: newPassword }));
