import type { ServiceSlug } from '../catalogue.ts';
import type { ServiceWords } from './en.ts';

export const serviceWords: Record<ServiceSlug, ServiceWords> = {
  'hospital-network': {
    title: 'Hospitaalota nu waliin hojjetan',
    description:
      'Inshuraansii keessan hospitaalota nu waliin hojjetanitti fayyadamaa. Kaffaltiin tajaajila isaanii ni haguugama; osoo hin dhukkubsatin dura eessa akka deemtan ni beektu.',
  },
  'claims-management': {
    title: 'Hordoffii gaaffii beenyaa',
    description:
      'Gaaffii beenyaa hunda unkaa kaasee hanga murtiitti isin waliin hordofna. Neetworkiin osoo hin jiraatinis bilbila keessan irratti guutaa; eessa akka ga’e yeroo barbaaddan ilaalaa.',
  },
  'emergency-assistance': {
    title: 'Gargaarsa hatattamaa',
    description:
      'Namni tasa yoo dhukkubsate ykn miidhame sa’aatii kamittuu bilbilaan isin gargaarra. Hospitaala kam akka geessitan isinitti himna. Gaaffiin beenyaa booda ga’a.',
  },
  'routine-checkups': {
    title: 'Qorannoo fayyaa idilee',
    description:
      'Osoo fayyaa jirtanii doktora bira dhaquu. Qorannoon salphaan rakkoo dafee arga, yeroo wal’aanuun salphaa fi baasiin isaa xiqqaa ta’etti.',
  },
  'medication-support': {
    title: 'Deeggarsa qorichaa',
    description: 'Qoricha doktorri ajajeef gargaarsa baasii, al tokko yoo barbaaddanis ji’a ji’aan yoo fudhattanis.',
  },
  'minor-surgeries': {
    title: 'Baqaqsanii hodhuu salphaa',
    description:
      'Haguuggii baqaqsanii hodhuu xiqqaa, kan hospitaala keessa yeroo dheeraa ciisuu hin barbaanneef. Namoonni baay’een guyyuma sana gara manaa galu.',
  },
  'maternity-care': {
    title: 'Kunuunsa ulfaa fi da’umsaa',
    description:
      'Kunuunsa haadhaa fi daa’imaa, hordoffii ulfaa isa jalqabaa irraa hanga torbanoota da’umsa boodaatti: hordoffii ulfaa, da’umsa fi qorannoo itti aanu.',
  },
  'customer-support': {
    title: 'Deeggarsa maamilaa',
    description:
      'Waa’ee inshuraansii, herregaa ykn gaaffii beenyaa keessanii namoota halkanii fi guyyaa dubbisuu dandeessan. Bilbilaa ykn barreessaa; hamma barbaaddan gaafadhaa.',
  },
  'international-treatment': {
    title: 'Wal’aansa biyya alaa',
    description:
      'Wal’aansa Itoophiyaa keessatti hin argamneef. Hospitaala biyya alaa argachuu, gatii isaa dursee walii galuu fi waraqaalee qopheessuu irratti isinii fi doktora keessan ni gargaarra.',
  },
  'private-rooms': {
    title: 'Kutaa dhuunfaa',
    description:
      'Hospitaala nu waliin hojjetu keessa yeroo ciistan kutaa mataa keessanii: dhukkubsataaf callisa, fira bira turuuf immoo bakka ga’aa.',
  },
  'advanced-diagnostics': {
    title: 'Qorannoo dhukkubaa olaanaa',
    description:
      'Iskaanii fi qorannoo addaa yeroo doktorri caalaatti ilaaluu barbaadu. Maashiniin eessa akka jiru isiniif barbaanna; qorannichas akkaataa waliigaltee keessaniitti ni haguugna.',
  },
  'air-ambulance': {
    title: 'Ambulaansii qilleensaa',
    description:
      'Dhukkubsataan hospitaala fagoo ga’uu qabu yoo karaan lafaa yeroo dheeraa fudhate, xiyyaaraan ni geessama. Ogeeyyiin fayyaa dhukkubsataa wajjin imalu.',
  },
  'preventive-healthcare': {
    title: 'Ittisa dhukkubaa',
    description:
      'Kunuunsa dhukkuba ittisu: qorannoo dursaa, talaallii fi gorsa umurii fi seenaa fayyaa maatii keessanii wajjin deemu. Qorannoo fayyaa caalaa, karoora waggaati.',
  },
  telemedicine: {
    title: 'Wal’aansa bilbilaan',
    description:
      'Bakkuma jirtanitti doktora wajjin bilbila ykn viidiyoon haasa’aa. Qoratamuun yoo hin barbaachifne karaa isin hambisa; dhufuu yoo qabaattan immoo ifatti isinitti hima.',
  },
};
