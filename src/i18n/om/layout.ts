import { brand } from '../../contract/brand.ts';
import type { messages as en } from '../en/layout.ts';
import { calendar } from './calendar.ts';

export const messages: typeof en = {
  calendar,
  skip: 'Gara qabiyyee fuulichaatti darbaa',
  navigation: {
    label: 'Baafata guddaa',
    brandHome: `${brand.name}, fuula jalqabaa`,
    home: 'Fuula jalqabaa',
    about: 'Waa’ee keenya',
    services: 'Tajaajiloota',
    login: 'Seenaa',
    account: 'Akkaawuntii koo',
    openMenu: 'Baafata banaa',
    closeMenu: 'Baafata cufaa',
  },
  footer: {
    tagline: 'Inshuraansii fayyaa bakka deemtan hunda isin waliin deemu.',
    quickLinks: 'Fuulota barbaachisoo',
    profile: 'Piroofaayilii',
    policies: 'Waliigaltee dubbisaa',
    claims: 'Gaaffiilee beenyaa',
    about: 'Waa’ee keenya',
    verify: 'Kaardii mirkaneessaa',
    hospitals: 'Hospitaalota',
    contact: 'Nu qunnamaa',
    call: (phone: string) => `${phone} irratti bilbilaa`,
    write: (email: string) => `Gara ${email} barreessaa`,
    hours: 'Halkanii fi guyyaa, yeroo hunda',
    social: 'Nu hordofaa',
    socialOn: (network: string) => `${brand.name} ${network} irratti`,
    copyright: (year: number) => `© ${year} ${brand.name}. Mirgi hundi seeraan eegamaadha.`,
  },
  error: {
    title: 'Dogoggora hin eegamne',
    description:
      'Fuula kana irratti rakkoon uumameera. Irra deebitanii yaaluu ykn gara fuula jalqabaa deebi’uu dandeessu.',
    notFoundTitle: 'Fuulli hin argamne',
    services: 'Tajaajiloota ilaalaa',
    notFound:
      'Teessoo kana irra fuulli hin jiru. Fuulichi bakka biraatti siqee ykn teessoon dogoggoraan barreeffamee ta’uu danda’a.',
    chunk:
      'Kutaan fuula kanaa tokko hin dhufne. Neetworkiin laafee ykn citee ta’uu danda’a. Wanti bilbila kana irra olkaa’ame ammas ni jira.',
    broken:
      'Fuula kana irratti wanti tokko hojjechuu dide. Dogoggorri kun kan keenya malee kan keessan miti. Wanti bilbila kana irra olkaa’ame ammas ni jira.',
    reported: (message: string) => `Ergaan fuulichi kenne: ${message}`,
    home: 'Gara fuula jalqabaa deemaa',
    again: 'Irra deebi’aatii yaalaa',
    call: (phone: string) => `Yoo irra deddeebi’ee isin mudate, ${phone} irratti nuuf bilbilaa.`,
  },
  offline: {
    band: 'Yeroo ammaa neetworkiin hin jiru. Dubbisuu fi barreessuu itti fufuu dandeessu. Gaaffiin beenyaa isin ergitan neetworkiin yeroo deebi’u ni deema.',
    notCome:
      'Guunki guutuutti hin dhufne: neetworkiin laafaadha ykn citeera. Wanti isin barreessitan asuma jira. Neetworkiin yeroo deebi’u irra deebi’aatii tuqaa.',
  },
  update: {
    offer: 'Maxxansi haaraan qophaa’eera: haaromsaa',
    drafts: 'Wanti barreessitan dursee ni olkaa’ama.',
    later: 'Amma miti',
    taken: 'Taabiin biraa gara maxxansa haaraatti darbeera. Yeroo isiniif mijatetti fuula kana haaromsaa.',
    reload: 'Haaromsaa',
  },
  loading: {
    page: 'Fuulichi banamaa jira…',
    slow: 'Ammas banamaa jira. Neetworkiin laafaadha.',
  },
  language: {
    label: 'Afaan',
    current: (language: string) => `Afaan: ${language}`,
  },
  install: {
    offer: `${brand.name} bilbila kana irra kaa’aa`,
    reason: 'Neetworkiin jiraatus dhabamus fuula jalqabaa bilbila keessanii irraa banama; bakka xiqqaa fudhata.',
    accept: 'Bilbila irra kaa’aa',
    later: 'Amma miti',
    byHand:
      'Baafata biraawzarii keessanii banaatii filannoo fuula jalqabaa bilbilaatti dabalu (“Add to Home screen”) filadhaa.',
    done: `${brand.name} fuula jalqabaa bilbila keessanii irra jira.`,
  },
};
