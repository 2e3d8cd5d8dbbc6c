import * as v from 'valibot';
import { knownPassword } from '../fields.ts';
import { payload } from '../payload.ts';

/** Requires the password, so that someone with access to an unlocked phone cannot log the owner out of the others. */
export const sessionEnd = payload(1, v.object({ currentPassword: knownPassword }));
