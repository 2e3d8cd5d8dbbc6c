import * as v from 'valibot';
import { knownPassword, newPassword } from '../fields.ts';
import { payload } from '../payload.ts';

export const passwordChange = payload(1, v.object({ currentPassword: knownPassword, newPassword }));
