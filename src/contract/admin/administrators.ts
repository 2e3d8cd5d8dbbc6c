import * as v from 'valibot';
import { email, list } from '../fields.ts';
import { payload } from '../payload.ts';
import { amountCents } from './decision.ts';
import { deskRoles } from './roles.ts';

export const administratorLine = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(deskRoles),
  /** of an officer; null without one */
  limitCents: v.nullable(v.number()),
  hasSecondFactor: v.boolean(),
  createdAt: v.string(),
  /** null if they never logged in, or not since sessions are recorded */
  lastSeenAt: v.nullable(v.string()),
  /** The customers' accounts of them and their family. Missing in what a server of an earlier release answers. */
  ownAccounts: v.optional(v.array(v.object({ id: v.string(), email: v.string() })), []),
});
export type AdministratorLine = v.InferOutput<typeof administratorLine>;

export const administratorList = v.object({ administrators: v.array(administratorLine) });

export const administratorChange = payload(
  1,
  v.object({ role: v.picklist(deskRoles, 'wrong-type'), limitCents: v.optional(v.nullable(amountCents), null) }),
);

/** By their e-mail addresses: all accounts whose claims this administrator may not decide. */
export const ownAccounts = payload(1, v.object({ emails: list(email, 20) }));
