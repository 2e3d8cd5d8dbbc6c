import type { FirstHospitalName } from '../../contract/first-hospitals.ts';

export const messages = {
  /** They are stored in English. */
  names: {} as Record<FirstHospitalName, string>,
  title: 'Partner Hospitals',
  description:
    'The hospitals and clinics that work with us, by town: phone, opening hours, services and the way there. Also without a network.',
  intro: 'Hospitals and clinics that work with us, with their phone, opening hours and the way there.',
  examples:
    'These hospitals are examples: the names and phone numbers are invented until our list of partners is published.',
  search: {
    label: 'Search the hospitals',
    hint: 'A name or a town',
  },
  town: 'Town',
  allTowns: 'All towns',
  service: 'Service',
  allServices: 'All services',
  count: (shown: number) => (shown === 1 ? '1 hospital' : `${shown} hospitals`),
  asOf: (day: string) => `As of ${day}`,
  services: 'Services taken',
  map: 'Map',
  mapOf: (name: string) => `Map: ${name}`,
  app: 'Open in a map app',
  appOf: (name: string) => `Open in a map app: ${name}`,
  nothing: {
    heading: 'No hospital found',
    nothingFor: (search: string) => `No hospital matches “${search}”.`,
    advice: 'Try another spelling, another town, or show all hospitals. You can also call us.',
    showAll: 'Show all hospitals',
  },
  nearest: {
    sort: 'Nearest first',
    privacy:
      'Your browser asks whether this page may know where you are. The distances are worked out on this phone; we are not told where you are.',
    asking: 'Finding out where you are…',
    sorted: (name: string, away: string) => `Nearest first. The nearest is ${name}, ${away}.`,
    noneShown: 'Nearest first.',
    byTown: 'By town again',
    away: (km: string) => `about ${km} km in a straight line`,
    denied:
      'This page may not know where you are. You can allow it in the settings of your browser, or choose a town above.',
    unavailable: 'Your phone could not find out where it is. You can choose a town above.',
    timeout: 'It took too long to find out where you are. You can try again, or choose a town above.',
  },
};
