import * as v from 'valibot';
import { uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { portraitImage } from '../portrait.ts';

/** `personId` is null for the account's holder; without an image the portrait is removed. */
export const portraitChange = payload(1, v.object({ personId: v.nullable(uuid), image: v.nullable(portraitImage) }));
