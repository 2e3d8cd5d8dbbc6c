import type { Language } from '../../contract/languages.ts';
import type { PartnerHospital } from '../../contract/responses/hospitals.ts';
import { townName, townSpellings } from '../../contract/towns.ts';
import { foldSpelling } from '../../i18n/fold-spelling.ts';
import { shownHours } from '../../i18n/opening-hours.ts';
import { byTown } from '../offers/by-town.ts';

/** A hospital in the reader's language. */
export type ShownHospital = {
  name: string;
  /** as the server has it, for the address and as a key */
  stored: { name: string; town: string };
  town: string;
  phone: string;
  hours: string | null;
  services: readonly { slug: string; title: string }[];
  map: string | undefined;
  location: PartnerHospital['location'];
  searchText: string;
};

type Words = {
  language: Language;
  names: Partial<Record<string, string>>;
  services: readonly { slug: string; title: string }[];
};

const mapLink = ({ latitude, longitude }: NonNullable<PartnerHospital['location']>) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;

/** Town by town. Services that are no longer on offer are left out. */
export function shownHospitals(hospitals: readonly PartnerHospital[], words: Words): ShownHospital[] {
  const { language, names, services } = words;
  return byTown(hospitals).flatMap(({ town, hospitals }) =>
    hospitals.map(({ name, phone, hours, map, location, services: taken }) => ({
      name: names[name] ?? name,
      stored: { name, town },
      town: townName(language, town),
      phone,
      hours: hours && shownHours(language, hours),
      services: services.filter(({ slug }) => taken.includes(slug)),
      map: map ?? (location ? mapLink(location) : undefined),
      location,
      searchText: foldSpelling([name, names[name], ...townSpellings(town)].join(' ')),
    })),
  );
}
