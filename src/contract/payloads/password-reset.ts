import * as v from 'valibot';
import { email, newPassword, oneTimeCode } from '../fields.ts';
import { payload } from '../payload.ts';

/** The page shows the password on demand, so it is not typed twice. */
export const passwordReset = payload(1, v.object({ email, code: oneTimeCode, newPassword }));
