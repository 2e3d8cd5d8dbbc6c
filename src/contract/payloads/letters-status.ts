import * as v from 'valibot';
import { list, uuid } from '../fields.ts';
import { payload } from '../payload.ts';

export const lettersStatus = payload(1, v.object({ ids: list(uuid, 500) }));
