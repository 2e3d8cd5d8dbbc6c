import * as v from 'valibot';
import { email, personName, phone } from '../fields.ts';
import { payload } from '../payload.ts';

// The form also sends its password fields, which a profile update ignores.
export const profileUpdate = payload(
  1,
  v.object({
    username: personName,
    email,
    phone,
    currentPassword: v.optional(v.unknown()),
    newPassword: v.optional(v.unknown()),
  }),
);
