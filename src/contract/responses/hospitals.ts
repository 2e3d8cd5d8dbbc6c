import * as v from 'valibot';

export const location = v.object({ latitude: v.number(), longitude: v.number() });

const partnerHospital = v.object({
  id: v.string(),
  name: v.string(),
  town: v.string(),
  phone: v.string(),
  /** `24/7`, days and times such as `Mo-Fr 08:00-17:00; Sa 09:00-13:00`, or any other text. */
  hours: v.nullable(v.string()),
  /** Slugs of the services that it takes; empty if that is not known. */
  services: v.array(v.string()),
  /** A link to a map. */
  map: v.nullable(v.string()),
  location: v.nullable(location),
});
export type PartnerHospital = v.InferOutput<typeof partnerHospital>;

export const partnerHospitals = v.object({ hospitals: v.array(partnerHospital) });
