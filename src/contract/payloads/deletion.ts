import * as v from 'valibot';
import { knownPassword } from '../fields.ts';
import { payload } from '../payload.ts';

/** Whoever finds the phone unlocked cannot ask for it. */
export const deletion = payload(1, v.object({ currentPassword: knownPassword }));
