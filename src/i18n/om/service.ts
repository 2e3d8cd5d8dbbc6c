import type { messages as en } from '../en/service.ts';

export const messages: typeof en = {
  premium: 'Tajaajila Piriimiyamii',
  highlights: 'Qabxiilee ijoo',
  pricing: 'Gatii fi kaffaltii',
  yearly: (price: string) => `Kaffaltii waggaa: waggaatti ${price}`,
  flexible: 'Mala kaffaltii garaagaraa filachuu dandeessu (kaardii kireeditii, dabarsa baankii, baankii mobaayilaa).',
  ask: 'Inshuraansichi eenyuuf akka ta’e nutti himaa; osoo hin murteessin dura gatii isaa isinitti himna. Gaafachuun kaffaltii hin qabu.',
  askSubject: (service: string) => `Gatii: ${service}`,
  limits: 'Maal akka kaffalluu fi hanga meeqaatti akka kaffallu waliigaltee inshuraansii keessan keessa jira.',
  readPolicy: 'Waliigaltee dubbisaa',
  hospitals: 'Hospitaalota dhihoo keessan jiran, bilbilaa fi sa’aatii hojii waliin',
  next: 'Maal gochuu barbaaddu?',
  register: 'Galmaa’aa',
  registerPremium: 'Piriimiyamiif galmaa’aa',
  subscribe: 'Waggaa tokkoof bitadhaa',
  claim: 'Gaaffii beenyaa dhiyeessaa',
  back: 'Gara tajaajilootaatti deebi’aa',
  more: 'Tajaajiloota biroo',
};
