import type { PartnerHospital } from '../../contract/responses/hospitals.ts';

export type Location = NonNullable<PartnerHospital['location']>;

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In km in a straight line, by the haversine formula. */
export function distance(from: Location, to: Location): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest first; those whose place is not known last, in the order they had. */
export const nearestFirst = <H extends { location: PartnerHospital['location'] }>(
  hospitals: readonly H[],
  from: Location,
): H[] => {
  const away = ({ location }: H) => (location ? distance(from, location) : Number.POSITIVE_INFINITY);
  // Two unknown places are equal; their difference would be NaN.
  return [...hospitals].sort((a, b) => (away(a) === away(b) ? 0 : away(a) - away(b)));
};
