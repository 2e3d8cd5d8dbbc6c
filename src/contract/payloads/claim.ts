import * as v from 'valibot';
import { choice, description, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { announcedPhotos } from '../photos.ts';
import { claimDetails, requireWholePayTo } from './claim-details.ts';
import { person, versionWithPerson, withoutPerson } from './claim-person.ts';

/**
 * Version 2 added `corrects`, the claim that this one corrects; version 3 added `claimDetails`. `photos` came later: the
 * version stays, since a server without it still receives the photos with their uploads. Version 4 added `person`.
 */
export const claim = payload(
  4,
  v.pipe(
    v.object({
      hospital: choice,
      service: choice,
      paymentMethod: choice,
      description: v.optional(description, ''),
      ...claimDetails,
      corrects: v.optional(uuid),
      person,
      photos: announcedPhotos,
    }),
    requireWholePayTo(),
  ),
  { 3: withoutPerson },
  versionWithPerson,
);
