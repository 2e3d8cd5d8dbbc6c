import * as v from 'valibot';
import { email, name, phone } from '../fields.ts';
import { payload } from '../payload.ts';

// The form sends its two password fields along; an update of the profile has no use for them and does not look at them.
export const profileUpdate = payload(
  1,
  v.object({
    username: name,
    email,
    phone,
    currentPassword: v.optional(v.unknown()),
    newPassword: v.optional(v.unknown()),
  }),
);
