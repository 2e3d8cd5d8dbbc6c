import * as v from 'valibot';
import { choice } from '../fields.ts';
import { payload } from '../payload.ts';

/** `service` is its slug: a title may be changed while the letter waits. */
export const subscription = payload(1, v.object({ service: choice, paymentMethod: choice }));
