import type { messages as en } from '../en/home.ts';

export const messages: typeof en = {
  title: 'Inshuraansii fayyaa isinii fi maatii keessaniif',
  description:
    'Inshuraansii fayyaa gatiin isaa madaalawaa, gargaarsa bilbilaa halkanii guyyaa, gaaffii beenyaa osoo neetworkiin hin jiraatinis bilbila keessan irratti barreessitan.',
  hero: {
    headline: 'Inshuraansii fayyaa har’uma jalqabaa',
    lead: 'Sagantaa waggaa isinii fi maatii keessaniif, hospitaalota nu waliin hojjetanitti kan fayyadamtan. Gargaarsa bilbilaa halkanii guyyaa. Gaaffii beenyaa bilbiluma keessan irraa, osoo neetworkiin hin jiraatinis.',
    register: 'Amma galmaa’aa',
    picture:
      'Magaalaa baddaa yeroo bariitu. Karaan tokko gara kilinika xiqqaa balballi isaa banaa fi ifa qabuutti geessa.',
  },
  premium: {
    heading: 'Piriimiyamii',
    lead: 'Wal’aansa biyya alaa, kutaa dhuunfaa, ambulaansii qilleensaa fi kan biroo; gaaffiin beenyaa keessanis dursee ilaalama.',
    login: 'Seenaa',
    loginLabel: 'Gara Piriimiyamii seenaa',
    register: 'Galmaa’aa',
    registerLabel: 'Piriimiyamiif galmaa’aa',
  },
  why: {
    heading: 'Maaliif nu filattu?',
    hassleFree: {
      title: 'Gaaffii beenyaa rakkoo hin qabne',
      description:
        'Unka gabaabaa tokko bilbila keessan irratti. Yeroo barreessitan ofumaan olkaa’ama, neetworkiin yeroo jiru ni deema, lakkoofsa galmee qabatees ni deebi’a.',
    },
    support: {
      title: 'Deeggarsa maamilaa 24/7',
      description:
        'Sa’aatii kamittuu namatu bilbila isiniif kaasa. Waa’ee hospitaalaa, herregaa ykn gaaffii beenyaa hamma barbaaddan gaafadhaa.',
    },
    affordable: {
      title: 'Inshuraansii gatiin isaa madaalawaa',
      description:
        'Tajaajila isin barbaachisu qofa fudhadhaa. Gatii waggaa guutuu osoo hin mallatteessin dura ni beektu.',
    },
    network: {
      title: 'Hospitaalota bakka hedduutti argaman',
      description:
        'Kaffaltiin tajaajila hospitaalaa, magaalaa keessanittis ta’e yeroo imaltan, karaa hospitaalota nu waliin hojjetanii ni haguugama.',
    },
  },
  statistics: {
    heading: 'Lakkoofsaan',
    users: 'Fayyadamtoota tajaajilaa',
    claims: 'Ida’ama gaaffiilee beenyaa',
    years: 'Waggoota muuxannoo',
    policies: 'Waliigalteewwanii fi tajaajiloota',
  },
  services: {
    heading: 'Tajaajiloota keenya',
    lead: 'Jalqabaaf sadii kunooti. Tarreen guutuun hunda qaba.',
    viewMore: 'Caalaatti ilaalaa',
    viewMoreOf: (service: string) => `: ${service}`,
    viewAll: 'Tajaajiloota hunda ilaalaa',
  },
  blog: {
    heading: 'Barruulee fi oduu',
    lead: 'Barruulee gabaabaa guyyaa barbaaddan isin gargaaran.',
    readMore: 'Guutuu dubbisaa',
    readMoreOf: (article: string) => `: ${article}`,
  },
  testimonials: {
    heading: 'Maamiltoonni keenya maal jedhu?',
    quotes: [
      {
        name: 'Salaamaawit T.',
        location: 'Dasee',
        feedback:
          'Haati koo ji’a ji’aan qoricha dhiibbaa dhiigaa fudhatti. Nagaheewwan poostaa tokko keessa nan kaa’a, gaaffii beenyaas bilbila koo irratti nan dhiyeessa; eessa akka ga’es ofii kootii nan arga.',
      },
      {
        name: 'Abdii M.',
        location: 'Adaamaa',
        feedback:
          'Herrega hospitaalaa dubbisuu waanan dadhabeef halkaniin bilbile. Sarara sararaan na waliin ilaalan. Eenyullee na hin ariifachiifne.',
      },
      {
        name: 'Tigist G.',
        location: 'Hawaasaa',
        feedback:
          'Hospitaala keessa neetworkiin hin turre; kanaaf gaaffii beenyaa ala taa’een barreesse. Osoon gara manaa galuu ofumaan ergame; lakkoofsi galmees naaf dhufe.',
      },
    ],
    portrait: (name: string) => `Fakkii ${name} harkaan kaafame`,
  },
  caseStudies: {
    heading: 'Seenaa maamiltootaa',
    emergency: {
      title: 'Haguuggii baqaqsanii hodhuu hatattamaa',
      description:
        'Maamilli tokko halkaniin gara hospitaala nu waliin hojjetuu geeffamee sa’aatii muraasa keessatti baqaqsanii hodhame. Maatiin isaa sana booda gaaffii beenyaa dhiyeessan; sagantaan inshuraansii baasii keessaa 90% haguuge.',
    },
    chronic: {
      title: 'Hordoffii dhukkuba yeroo dheeraa',
      description:
        'Maamilli dhibee sukkaaraa qabu tokko ji’oota muraasa keessatti al tokko qorannoo fayyaa, qorannoo laaboraatorii fi qoricha barbaada. Nagahee hunda qabatee gaaffii beenyaa bilbilaan dhiyeesse; sagantaan inshuraansii baasii keessaa 90% haguuge.',
    },
  },
  about: {
    heading: 'Waa’ee keenya',
    lead: 'Baasii dhukkubaaf inshuraansii kennina; kanaaf hospitaalatti gaaffiin jalqabaa waa’ee dhukkubsataa ta’a malee waa’ee maallaqaa miti. Kaffaltiin tajaajila hospitaalaa karaa hospitaalota nu waliin hojjetanii ni haguugama.',
    learnMore: 'Caalaatti baradhaa',
    learnMoreOf: ': waa’ee keenya',
  },
};
