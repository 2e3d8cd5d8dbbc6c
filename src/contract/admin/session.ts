import * as v from 'valibot';
import { knownPassword, oneTimeCode, text } from '../fields.ts';
import { payload } from '../payload.ts';
import { logIn } from '../payloads/log-in.ts';
import { deskRoles } from './roles.ts';

/** `needed`: without one the server accepts no decision. */
export const secondFactorStates = ['on', 'off', 'needed'] as const;

export const administrator = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** This and the next two are missing in sessions stored by an older release. */
  role: v.optional(v.picklist(deskRoles), 'administrator'),
  /** how much an officer may approve; null is without a limit */
  limitCents: v.optional(v.nullable(v.number()), null),
  secondFactor: v.optional(v.picklist(secondFactorStates)),
});

/** The token is valid only for the admin endpoints. */
export const adminLoggedIn = v.object({ token: v.string(), administrator });

/** Of the authenticator app, or a recovery code. */
const code = v.optional(text(40));
/** 422 for `code` if the password is right and a code is needed as well. */
export const adminLogIn = payload(1, v.object({ ...logIn.schema.entries, code }));

/** A code of the app before, if there is one. */
export const secondFactorBegin = payload(1, v.object({ currentPassword: knownPassword, code }));
/** `uri` is what the app reads from a QR code, `secret` what is typed instead. */
export const secondFactorBegun = v.object({ secret: v.string(), uri: v.string() });
export const secondFactorConfirmation = payload(1, v.object({ code: oneTimeCode }));
/** The codes are shown once: the server stores only their hashes. All other sessions end; this one continues with the new token. */
export const secondFactorConfirmed = v.object({ recoveryCodes: v.array(v.string()), token: v.string() });
