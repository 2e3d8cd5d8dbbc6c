import * as v from 'valibot';
import { uuid } from '../fields.ts';
import { payload } from '../payload.ts';

/** The newest notice that was on the screen. */
export const seenNotices = payload(1, v.object({ until: uuid }));
