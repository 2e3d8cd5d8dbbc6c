import * as v from 'valibot';
import { uuid } from '../fields.ts';
import { payload } from '../payload.ts';

export const lettersStatus = payload(1, v.object({ ids: v.pipe(v.array(uuid), v.maxLength(500, 'too-long')) }));
