import * as v from 'valibot';

export const administrator = v.object({ id: v.string(), name: v.string(), email: v.string() });

/** The token is no good anywhere but at the endpoints of the desk. */
export const adminLoggedIn = v.object({ token: v.string(), administrator });
