import * as v from 'valibot';
import { choice, description, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { announcedPhotos } from '../photos.ts';
import { claimDetails, requireWholePayTo } from './claim-details.ts';

/**
 * Version 2 added `corrects`, the claim that this one corrects; version 3 added `claimDetails`. `photos` came later: the
 * version stays, since a server without it still receives the photos with their uploads.
 */
export const claim = payload(
  3,
  v.pipe(
    v.object({
      hospital: choice,
      service: choice,
      paymentMethod: choice,
      description: v.optional(description, ''),
      ...claimDetails,
      corrects: v.optional(uuid),
      photos: announcedPhotos,
    }),
    requireWholePayTo(),
  ),
);
