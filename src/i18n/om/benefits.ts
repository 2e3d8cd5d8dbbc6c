import type { messages as en } from '../en/benefits.ts';

export const messages: typeof en = {
  title: 'Maal akka kaffalamee fi sababa isaa',
  description: 'Wanta kaffaltan, isa keessaa kan mirkaneessinee fi kan isinitti hafe, waggaa fi tajaajilaan.',
  lead: 'Wanta kaffaltan, isa keessaa kan mirkaneessinee fi kan isinitti hafe, waggaa fi tajaajilaan.',
  loading: 'Ida’amni keessan fidamaa jira…',
  nothingKnown: 'Ida’ama keessan amma fiduun hin danda’amne; kanaan duras bilbila kanatti hin fidamne.',
  print: 'Maxxansaa',
  printed: (when: string) => `Kan maxxanfame: ${when}`,
  empty: {
    title: 'Ammatti gaaffiin beenyaa murtaa’e hin jiru',
    text: 'Gaaffiin beenyaa keessan yeroo murtaa’u ida’amni isaa asitti mul’ata.',
    claims: 'Gaaffiilee beenyaa koo ilaalaa',
  },
  year: (ethiopian: number, gregorian: string) => `Bara ${ethiopian} A.L.I. (${gregorian} A.L.A.)`,
  days: (from: string, until: string) => `${from} irraa hanga ${until}`,
  whichYear:
    'Asitti waggaan waggaa Itoophiyaati. Gaaffiin beenyaa waggaa wal’aansichi itti ta’e keessatti lakkaa’ama; guyyaan yaalamtan yoo hin ibsamne, waggaa gaaffichi itti nu ga’e keessatti.',
  service: 'Tajaajila',
  policy: 'Waliigaltee inshuraansii',
  billed: 'Herrega kaffalame',
  approved: 'Kan mirkanaa’e',
  own: 'Kan isin kaffaltan',
  total: 'Ida’ama',
  count: {
    approved: (count: number) => `${count} mirkanaa’e`,
    declined: (count: number) => `${count} kufaa ta’e`,
    undecided: (count: number) => `${count} ammatti hin murtoofne`,
  },
  notStated: 'Hin ibsamne',
  withoutOwn: (count: number) =>
    `Gaaffiin beenyaa ${count === 1 ? 'tokko' : count} “Kan isin kaffaltan” keessatti hin ida’amne: herregni kaffalame hin ibsamne, ykn sharafni hin turre.`,
  reasons: {
    heading: 'Kutaa tokko maaliif isin kaffaltan?',
    inPart: 'Kutaan isaa mirkanaa’e: kan mirkanaa’e herrega kaffalame gadi.',
    claims: (count: number) => `gaaffii beenyaa ${count === 1 ? 'tokko' : count}`,
  },
  limits: {
    heading: 'Waggaa kana kan hafe',
    lead: (from: string, until: string) =>
      `Waggaa Itoophiyaa tokko keessatti tajaajila tokkoof yoo baay’ate kan kaffallu; amma ${from} irraa hanga ${until}. Guyyaa itti aanu haaraatti jalqaba.`,
    limit: 'Daangaa waggaa',
    approved: 'Hanga ammaatti kan mirkanaa’e',
    left: 'Kan hafe',
    rate: (day: string) => `Qarshiin sharafa ${day}tiin shallagame. Waliigalteen doolaaraan.`,
  },
  claim: {
    cannotSay: 'Hin beekamu; herregni kaffalame hin ibsamne',
    noRate: 'Hin beekamu; sharafni hin turre',
    nothing: 'Homaa',
    why: 'Sababa',
    left: 'Daangaa waggaa irraa kan hafe',
    leftForPerson: 'Daangaa waggaa irraa nama kanaaf kan hafe',
    leftOf: (left: string, limit: string, from: string, until: string) =>
      `${limit} keessaa ${left}, ${from} irraa hanga ${until}`,
    all: 'Waggoota fi daangaawwan hunda',
  },
};
