import * as v from 'valibot';
import { choice, email, limits, personName, requiredText, uuid } from '../fields.ts';
import { payload } from '../payload.ts';
import { announcedPhotos } from '../photos.ts';
import { claimDetails, requireWholePayTo } from './claim-details.ts';
import { person, versionWithPerson, withoutPerson } from './claim-person.ts';

/**
 * Version 2 added `corrects`, the claim that this one corrects; version 3 added `claimDetails`. `photos` came later: the
 * version stays, since a server without it still receives the photos with their uploads. Version 4 added `person`.
 */
export const premiumClaim = payload(
  4,
  v.pipe(
    v.object({
      fullName: personName,
      email,
      hospital: choice,
      policy: choice,
      paymentMethod: choice,
      description: requiredText(limits.description),
      ...claimDetails,
      priority: v.optional(v.boolean('wrong-type'), true),
      corrects: v.optional(uuid),
      person,
      photos: announcedPhotos,
    }),
    requireWholePayTo(),
  ),
  { 3: withoutPerson },
  versionWithPerson,
);
