import * as v from 'valibot';
import { uuid } from '../fields.ts';
import { payload } from '../payload.ts';

export const claimRequest = payload(1, v.object({ userId: uuid }));
