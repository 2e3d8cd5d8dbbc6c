import * as v from 'valibot';

export const administrator = v.object({ id: v.string(), name: v.string(), email: v.string() });

/** The token is valid only for the admin endpoints. */
export const adminLoggedIn = v.object({ token: v.string(), administrator });
