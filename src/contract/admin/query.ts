import * as v from 'valibot';
import { limits, needed, uuid } from '../fields.ts';

/** Every list goes on after the line that `after` names: the `next` of the page before. */
export const paged = { after: v.optional(uuid) };
export const searched = { search: v.optional(needed(limits.choice)) };
export const next = v.nullable(v.string());
