import * as v from 'valibot';
import { choice } from '../fields.ts';
import { payload } from '../payload.ts';

/** `service` is the slug, because the title may change while the letter waits. */
export const subscription = payload(1, v.object({ service: choice, paymentMethod: choice }));
