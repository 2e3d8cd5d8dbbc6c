import * as v from 'valibot';
import { relations } from '../relations.ts';

export const memberStatuses = ['requested', 'active', 'declined', 'ended'] as const;

/** Somebody in the family of the account's holder, or who was asked for. */
export const member = v.object({
  id: v.string(),
  /** of the request; null if the member was added at the desk */
  number: v.nullable(v.string()),
  name: v.string(),
  birthDate: v.string(),
  /** `other` if this release does not have it */
  relation: v.fallback(v.picklist(relations), 'other'),
  status: v.picklist(memberStatuses),
  requestedAt: v.string(),
  endedAt: v.nullable(v.string()),
  /** why the request was declined */
  reason: v.nullable(v.string()),
});
export type Member = v.InferOutput<typeof member>;
