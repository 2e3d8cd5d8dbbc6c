import * as v from 'valibot';
import { knownPassword } from '../fields.ts';
import { payload } from '../payload.ts';

/** Requires the password, so that someone with access to an unlocked phone cannot change where codes are sent to. */
export const passwordConfirmation = payload(1, v.object({ currentPassword: knownPassword }));
