import type { messages as en } from '../en/subscribe.ts';

export const messages: typeof en = {
  title: 'Tajaajila bitadhaa',
  description: 'Tajaajila tokko waggaa tokkoof bitadhaa; neetworkiin jiraatus jiraachuu baatus.',
  lead: 'Guyyaa kaffaltii keessan mirkaneessine irraa eegalee waggaa tokkoof.',
  cost: 'Maal akka of keessaa qabuu fi gatii isaa ilaalaa',
  paymentMethod: 'Mala kaffaltii',
  choosePayment: 'Mala kaffaltii filadhaa',
  gone: (name: string) => `${name} (amma hin dhiyaatu)`,
  submit: 'Iyyata ergaa',
  received: (number: string) => `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}.`,
  updated: (number: string) => `Kana duraan gaafattaniittu. Iyyanni keessan ${number} haaromfameera.`,
  next: 'Waa’ee kaffaltii isin qunnamna. Kaffaltiin yommuu mirkanaa’u akkaawuntii keessan keessatti argitu.',
  asked: 'Kana gaafattaniittu. Ammatti hin ergamne.',
  refused: 'Iyyata kana fudhachuu hin dandeenye.',
  notStored: 'Bilbila kana irratti olkaa’uun hin danda’amne; bilbilichi guutee ta’uu danda’a. Wanti ergame hin jiru.',
  toAccount: 'Akkaawuntii koo',
  payOnline: 'Toora irraan kaffalaa',
  unknown: 'Dursa tajaajila filadhaa. Fuula isaa irratti bitattu.',
  withdrawn: 'Tajaajilli kun kana booda hin dhiyaatu.',
  methodWithdrawn: 'Malli kaffaltii kun amma hin dhiyaatu. Maaloo kan biraa filadhaa.',
  notKnown: 'Nu bira ga’uun hin danda’amne; bilbilli kunis tajaajila kana ammatti hin beeku.',
  open: (number: string) => `Kana duraan gaafattaniittu: iyyata ${number}.`,
  openPayment: (method: string) =>
    `Mala kaffaltii filattan: ${method}. Irra deebitanii yoo ergitan, kan jijjiiramu mala kaffaltii qofa.`,
  change: 'Mala kaffaltii jijjiiraa',
  browse: 'Tajaajiloota jiran ilaalaa',
  premiumOnly:
    'Tajaajilli kun maamiltoota Piriimiyamiif. Akkaawuntiin keessan idilee dha; dursa gara Piriimiyamii ce’aa, achiin booda bitadhaa.',
  toUpgrade: 'Gara Piriimiyamii ce’aa',
  upgrade: {
    title: 'Gara Piriimiyamii ce’aa',
    description: 'Akkaawuntii qabdaniin sagantaa Piriimiyamii gaafadhaa.',
    lead: 'Akkaawuntiin keessan gaaffiilee beenyaa isaa hunda waliin akkuma jirutti itti fufa. Sagantaan Piriimiyamii guyyaa kaffaltii keessan mirkaneessinu irraa eegala.',
    already: 'Akkaawuntiin keessan duraanuu kan Piriimiyamiiti.',
    services: 'Tajaajiloota Piriimiyamii ilaalaa',
  },
};
