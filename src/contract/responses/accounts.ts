import * as v from 'valibot';

export const messageOnly = v.object({ message: v.string() });
export const registered = messageOnly;
export const loggedIn = v.object({ Status: v.literal('Success'), Token: v.string() });
export const premiumLoggedIn = v.object({ message: v.string(), token: v.string() });
export const passwordConfirmed = v.object({ confirmed: v.literal(true) });
export const loggedOut = v.object({ loggedOut: v.literal(true) });
/** All other sessions end; this one continues with the new token. */
export const passwordChanged = v.object({ message: v.string(), token: v.string() });
