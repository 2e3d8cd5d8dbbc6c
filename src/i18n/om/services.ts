import type { messages as en } from '../en/services.ts';

export const messages: typeof en = {
  title: 'Tajaajiloota keenya',
  description:
    'Tajaajiloota inshuraansii fayyaa keenya hunda gatii waggaa waliin: hospitaala, qorannoo fayyaa, qoricha, da’umsa, gargaarsa hatattamaa, Piriimiyamii fi kan biroo.',
  intro: 'Tajaajiloota wal’aansa fayyaa qulqullina qabu isin argachiisan ilaalaa.',
  premiumBadge: 'Piriimiyamii',
  search: {
    label: 'Tajaajila barbaadaa',
    hint: 'Fakkeenyaaf da’umsa, qoricha ykn iskaanii',
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
  onRequest: 'Gatii isaa nu gaafadhaa',
  pricesAsOf: (date: string) => `Gatii gaafa ${date}`,
};
