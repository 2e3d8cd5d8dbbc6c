import * as v from 'valibot';
import { limits, requiredText, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { announcedPhotos } from '../photos.ts';

/** The customer's answer to what was asked about a claim. */
export const claimAnswer = payload(
  1,
  v.object({ claim: uuid, text: requiredText(limits.description), photos: announcedPhotos }),
);
