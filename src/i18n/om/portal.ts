import type { messages as en } from '../en/portal.ts';

export const messages: typeof en = {
  menu: 'Akkaawuntii koo',
  profile: 'Piroo\u00adfaayilii',
  claims: 'Gaaffii beenyaa',
  settings: 'Qindaa’\u00adina',
  notices: 'Beek\u00adsisa',
  unseen: (count) => `${count} haaraa`,
  logOut: 'Keessaa ba’aa',
  waitingHere: (count: number) => `Kan bilbila kana irratti ergamuu eegu: ${count}`,
  leaving: {
    title: 'Keessaa ba’uu barbaadduu?',
    waiting: (count: number) =>
      count === 1
        ? 'Gaaffiin beenyaa ykn iyyanni tokko ammas bilbila kana irra jira; hin ergamne.'
        : `Gaaffii beenyaa fi iyyata ${count} ammas bilbila kana irra jiru; hin ergamne.`,
    drafts: (count: number) =>
      count === 1
        ? 'Unki isin jalqabdan tokko akka wixineetti bilbila kana irra jira.'
        : `Unkaaleen isin jalqabdan ${count} akka wixineetti bilbila kana irra jiru.`,
    photos: (count: number) =>
      count === 1
        ? 'Suuraan gaaffii beenyaa tokko ammas bilbila kana irra jira; hin ergamne.'
        : `Suuraawwan gaaffii beenyaa ${count} ammas bilbila kana irra jiru; hin ergamne.`,
    sendNow: 'Amma ergaa',
    sending: 'Ergamaa jira…',
    notSent: 'Amma erguun hin danda’amne. Ammas as jiru.',
    allSent: 'Hundi ergameera. Keessaa ba’uu dandeessu.',
    keep: 'Cufaatii bilbila kana irratti hambisaa, keessaas ba’aa',
    kept: 'Cufamanii turu: namni biraa arguus erguus hin danda’u. Yeroo deebitanii seentan ni ergamu.',
    draftsKept:
      'Wanti jalqabdan cufamee tura: namni biraa arguu hin danda’u. Yeroo deebitanii seentan itti fufuu dandeessu.',
    discard: 'Haqaatii keessaa ba’aa',
    discarded: 'Wanti haqame ni bada; gonkumaa nu hin ga’u.',
    leave: 'Keessaa ba’aa',
    stay: 'As turaa',
  },
  pinOffer: {
    text: 'Bilbila kana irratti kanaan dura maamilli biraa Tenawas fayyadameera. PIN wanta kan keessan ta’e cufa.',
    toSettings: 'Gara qindaa’inaatti',
    dismiss: 'Lakki, galatoomaa',
  },
  ended: {
    noUser: 'Piroofaayilii keessan fiduun hin danda’amne. Maaloo irra deebi’aatii seenaa.',
    whileTyping: 'Yeroon seensa keessanii xumurameera. Hanga seenuuf deemtanitti wanti barreessaa jirtan asuma tura.',
    logIn: 'Seenaa',
  },
  loading: 'Akkaawuntiin keessan fidamaa jira…',
  asOf: (moment: string) => `Haala gaafa ${moment}`,
  lastKnown: (moment: string) => `Nu bira ga’uun hin danda’amne. Kun waan gaafa ${moment} beekamuudha.`,
  nothingKnown:
    'Nu bira ga’uun hin danda’amne; waa’een akkaawuntii keessanii gara bilbila kanaatti ammatti hin dhufne. Kan bilbila kana irratti kuufame as jira.',
  again: 'Irra deebi’aatii yaalaa',
  help: (phone: string) => `Gaaffii qabduu? Halkanii guyyaa ${phone} irratti bilbilaa.`,
  callMeBack: 'Naaf bilbilaa',
  push: {
    on: 'Bilbilli kun yeroo Tenawas cufaa ta’ettis beeksisa ni agarsiisa.',
    off: 'Bilbilli kun yeroo Tenawas cufaa ta’ettis battalumatti isinitti himuu danda’a.',
    denied:
      'Beeksisni Tenawas bilbila kana irratti dhorkameera. Qindaa’ina biraawzara keessanii keessatti hayyamuu dandeessu.',
    turnOn: 'Beeksisa agarsiisi',
    turnOff: 'Beeksisa dhaabi',
    failed: 'Kun hin jijjiiramne. Walqunnamtii barbaada: maaloo booda irra deebi’aa yaalaa.',
  },
};
