import * as v from 'valibot';
import { day } from '../day.ts';
import { limits, requiredText, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { announcedPhotos } from '../photos.ts';

/** Why the customer disagrees with a decline. `writtenOn`: the day on the phone, since the letter may arrive later. */
export const claimReview = payload(
  1,
  v.object({
    claim: uuid,
    text: requiredText(limits.description),
    writtenOn: v.optional(day),
    photos: announcedPhotos,
  }),
);
