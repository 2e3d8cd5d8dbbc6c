import * as v from 'valibot';
import { email, personName, phone } from '../fields.ts';
import { payload } from '../payload.ts';

// The form sends its two password fields along; an update of the profile has no use for them and does not look at them.
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
