import type { messages as en } from '../en/hospitals.ts';
import { hospitalNames } from './hospital-names.ts';

export const messages: typeof en = {
  names: hospitalNames,
  title: 'Hospitaalotaa fi kilinikoota',
  description:
    'Hospitaalotaa fi kilinikoota nu waliin hojjetan magaalaa isaaniitiin: bilbila, sa’aatii hojii, tajaajilaa fi karaa. Neetworkii malees ni dubbifama.',
  intro: 'Hospitaalotaa fi kilinikoota nu waliin hojjetan, bilbila, sa’aatii hojii fi karaa isaanii waliin.',
  examples:
    'Hospitaalonni kun fakkeenya: hanga tarreen hospitaalota nu waliin hojjetanii ba’utti maqaa fi lakkoofsi bilbilaa kan uumaman dha.',
  search: {
    label: 'Hospitaala barbaadaa',
    hint: 'Maqaa ykn magaalaa',
  },
  town: 'Magaalaa',
  allTowns: 'Magaalota hunda',
  service: 'Tajaajila',
  allServices: 'Tajaajiloota hunda',
  count: (shown: number) => `Hospitaala ${shown}`,
  asOf: (day: string) => `Tarree gaafa ${day}`,
  services: 'Tajaajiloota kennaman',
  map: 'Kaartaa',
  mapOf: (name: string) => `Kaartaa: ${name}`,
  app: 'Appii kaartaatiin banaa',
  appOf: (name: string) => `Appii kaartaatiin banaa: ${name}`,
  nothing: {
    heading: 'Hospitaalli hin argamne',
    nothingFor: (search: string) => `Hospitaalli “${search}” jedhuun wal simu hin jiru.`,
    advice:
      'Barreeffama biraa ykn magaalaa biraa yaalaa, ykn hospitaalota hunda agarsiisaa. Nuuf bilbiluus ni dandeessu.',
    showAll: 'Hospitaalota hunda agarsiisaa',
  },
  nearest: {
    sort: 'Isa dhihoo dursi',
    privacy:
      'Yeroo kana tuqxan biraawzariin keessan fuulli kun bakka isin jirtan beekuu akka danda’u isin gaafata. Fageenyi bilbila kana irratti herregama; bakki isin jirtan nutti hin himamu.',
    asking: 'Bakki isin jirtan barbaadamaa jira…',
    sorted: (name: string, away: string) => `Dhihoo irraa gara fagootti. Inni hunda caalaa dhihoo ${name}, ${away}.`,
    noneShown: 'Dhihoo irraa gara fagootti.',
    byTown: 'Irra deebi’ii magaalaan',
    away: (km: string) => `sarara qajeelaan gara km ${km}`,
    denied:
      'Fuulli kun bakka isin jirtan beekuuf hin hayyamamneef. Qindaa’ina biraawzarii keessanii keessatti hayyamuufii ykn olitti magaalaa filachuu dandeessu.',
    unavailable: 'Bilbilli keessan bakka jiru beekuu hin dandeenye. Olitti magaalaa filachuu dandeessu.',
    timeout:
      'Bakka isin jirtan beekuuf yeroo dheeraa fudhate. Irra deebitanii yaaluu ykn olitti magaalaa filachuu dandeessu.',
  },
};
