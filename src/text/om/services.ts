import type { words as en } from '../en/services.ts';

export const words: typeof en = {
  title: 'Tajaajiloota keenya',
  description:
    'Tajaajiloota inshuraansii fayyaa keenya hunda gatii waggaa waliin: hospitaala, qorannoo fayyaa, qoricha, da’umsa, gargaarsa hatattamaa, Piriimiyamii fi kan biroo.',
  intro: 'Tajaajiloota wal’aansa fayyaa qulqullina qabu isin argachiisan ilaalaa.',
  premiumBadge: 'Piriimiyamii',
  search: {
    label: 'Tajaajila barbaadaa',
    hint: 'Fakkeenyaaf da’umsa, qoricha ykn iskaanii',
    clear: 'Barbaacha haqaa',
  },
  filter: {
    label: 'Agarsiisaa',
    all: 'Hunda',
    standard: 'Idilee',
    premium: 'Piriimiyamii',
  },
  perYear: (price: string) => `waggaatti ${price}`,
  inBirr: (amount: string, day: string) => `gara ${amount}, sharafa ${day} irratti ture`,
  count: (shown: number) => `Tajaajila ${shown}`,
  nothing: {
    heading: 'Homtuu hin argamne',
    nothingFor: (search: string) => `Tajaajilli “${search}” jedhuun wal simu hin jiru.`,
    advice:
      'Jecha gabaabaa yaalaa, ykn tajaajiloota hunda agarsiisaa. Nuuf bilbiltanii waan barbaaddan himuus dandeessu.',
    showAll: 'Tajaajiloota hunda agarsiisaa',
  },
  detail: {
    premium: 'Tajaajila Piriimiyamii',
    highlights: 'Qabxiilee ijoo',
    pricing: 'Gatii fi kaffaltii',
    yearly: (price: string) => `Kaffaltii waggaa: waggaatti ${price}`,
    flexible: 'Mala kaffaltii garaagaraa filachuu dandeessu (kaardii kireeditii, dabarsa baankii, baankii mobaayilaa).',
    onRequest: 'Gatii isaa nu gaafadhaa',
    ask: 'Inshuraansichi eenyuuf akka ta’e nutti himaa; osoo hin murteessin dura gatii isaa isinitti himna. Gaafachuun kaffaltii hin qabu.',
    askSubject: (service: string) => `Gatii: ${service}`,
    pricesAsOf: (date: string) => `Gatii gaafa ${date}`,
    limits: 'Maal akka kaffalluu fi hanga meeqaatti akka kaffallu waliigaltee inshuraansii keessan keessa jira.',
    readPolicy: 'Waliigaltee dubbisaa',
    next: 'Maal gochuu barbaaddu?',
    register: 'Galmaa’aa',
    registerPremium: 'Piriimiyamiif galmaa’aa',
    subscribe: 'Waggaa tokkoof bitadhaa',
    claim: 'Gaaffii beenyaa dhiyeessaa',
    back: 'Gara tajaajilootaatti deebi’aa',
    more: 'Tajaajiloota biroo',
  },
};
