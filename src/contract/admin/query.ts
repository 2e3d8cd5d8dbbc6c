import * as v from 'valibot';
import { limits, requiredText, uuid } from '../fields.ts';

/** Lists are paginated: `after` is the `next` of the previous page. */
export const paged = { after: v.optional(uuid) };
export const searched = { search: v.optional(requiredText(limits.choice)) };
export const next = v.nullable(v.string());
