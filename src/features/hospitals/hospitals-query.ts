import { firstPricesSince, hospitalsPath } from '../../contract/catalogue.ts';
import { firstHospitals } from '../../contract/first-hospitals.ts';
import type { PartnerHospital } from '../../contract/responses/hospitals.ts';
import { shownDay, shownDayOf } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';
import { createPublicAnswer } from '../offers/public-answer.ts';

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

const { useAnswer } = createPublicAnswer(hospitalsPath, 'hospitals', (answer) => ({
  hospitals: parseHospitals(answer),
}));

/** The hospitals: from the build, then as last fetched. */
export function useHospitals(): { hospitals: readonly PartnerHospital[]; asOf: string } {
  const language = useLanguage();
  const { answer } = useAnswer();
  return {
    hospitals: answer?.hospitals ?? firstHospitals,
    asOf: answer ? shownDayOf(language, answer.asOf) : shownDay(language, firstPricesSince),
  };
}

/** Whether it has a placeholder for a phone number, as those of the build do. */
export const isExample = ({ phone }: PartnerHospital): boolean => /^\+2519000000\d\d$/.test(phone);
