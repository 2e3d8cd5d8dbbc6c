import * as v from 'valibot';
import { choice } from '../fields.ts';
import { payload } from '../payload.ts';

export const upgrade = payload(1, v.object({ paymentMethod: choice }));
