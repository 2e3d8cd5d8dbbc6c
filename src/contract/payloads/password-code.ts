import * as v from 'valibot';
import { emailOrPhone } from '../fields.ts';
import { payload } from '../payload.ts';

export const passwordCode = payload(1, v.object({ email: emailOrPhone }));
