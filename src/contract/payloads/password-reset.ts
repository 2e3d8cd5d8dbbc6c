import * as v from 'valibot';
import { emailOrPhone, newPassword, oneTimeCode } from '../fields.ts';
import { payload } from '../payload.ts';

/** The page shows the password on demand, so it is not typed twice. */
export const passwordReset = payload(1, v.object({ email: emailOrPhone, code: oneTimeCode, newPassword }));
