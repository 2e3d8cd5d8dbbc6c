import { useQuery } from '@tanstack/react-query';
import { firstPricesSince, hospitalsPath } from '../../contract/catalogue.ts';
import { firstHospitals } from '../../contract/first-hospitals.ts';
import type { PartnerHospital } from '../../contract/responses/hospitals.ts';
import { apiBase } from '../../device/api-base.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { useRefetchOnChange } from '../offers/use-refetch-on-change.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parsed without Valibot, as the services are. Hospitals without a name, town or phone are left out, and other fields if they are invalid. */
export function parseHospitals(answer: unknown): PartnerHospital[] {
  const { hospitals } = answer as { hospitals: readonly Partial<PartnerHospital>[] };
  return hospitals
    .filter(({ name, town, phone }) => isText(name) && isText(town) && isText(phone))
    .map(({ map, hours, services, location, ...hospital }) => ({
      ...(hospital as PartnerHospital),
      map: isText(map) && map.startsWith('https://') ? map : null,
      hours: isText(hours) ? hours : null,
      services: Array.isArray(services) ? services.filter(isText) : [],
      location: location && Number.isFinite(location.latitude) && Number.isFinite(location.longitude) ? location : null,
    }));
}

async function fetchHospitals(signal: AbortSignal) {
  const response = await fetch(`${apiBase}${hospitalsPath}`, { signal });
  if (!response.ok) throw new Error(response.statusText);
  // A response from the cache has the date on which it was fetched.
  const asOf = new Date(response.headers.get('date') ?? Date.now());
  return { hospitals: parseHospitals(await response.json()), asOf };
}

/** The hospitals: from the build, then from the cache of the service worker, then from the server. */
export function useHospitals(): { hospitals: readonly PartnerHospital[]; asOf: string } {
  const language = useLanguage();
  const { data, refetch } = useQuery({
    queryKey: ['', 'hospitals'],
    queryFn: ({ signal }) => fetchHospitals(signal),
  });
  useRefetchOnChange('hospitals', refetch);
  return {
    hospitals: data?.hospitals ?? firstHospitals,
    asOf: data ? shownDayOf(language, data.asOf) : shownDay(language, firstPricesSince),
  };
}

/** Whether it has a placeholder for a phone number, as those of the build do. */
export const isExample = ({ phone }: PartnerHospital): boolean => /^\+2519000000\d\d$/.test(phone);
