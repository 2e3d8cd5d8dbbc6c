import type { messages as en } from '../en/dashboard.ts';

export const messages: typeof en = {
  title: 'Akkaawuntii koo',
  premiumTitle: 'Akkaawuntii Piriimiyamii koo',
  description: 'Inshuraansii fi gaaffiilee beenyaa keessan.',
  welcome: (name: string) => `Baga nagaan dhuftan, ${name}`,
  user: {
    heading: 'Odeeffannoo maamilaa',
    fullName: 'Maqaa guutuu',
    email: 'Imeelii',
    phone: 'Bilbila',
    confirmEmail: 'Wanti barreessinu akka isin ga’uuf mirkaneessaa',
    confirmPhone: 'Jecha iccitii yoo dagattan SMSiin haaraa filachuuf mirkaneessaa',
    plan: 'Sagantaa inshuraansii',
    planFromPayment: 'guyyaa kaffaltiin keessan mirkanaa’e irraa eegalee',
    planFrom: (day: string) => `${day} irraa eegalee`,
    planUntil: (day: string) => `hanga ${day}`,
    change: 'Jijjiiraa',
  },
  notConfirmed: {
    title: 'Sagantaan Piriimiyamii keessan ammatti hin mirkanoofne.',
    text: 'Hanga kaffaltii keessan mirkaneessinutti gaaffiin beenyaa keessan akkuma kan biraa ilaalama; tajaajiloonni Piriimiyamii gaafattanis ni eegu. Akkamitti kaffaluu akka barbaaddan nutti himaa; isin qunnamna.',
    asked:
      'Akkamitti kaffaluu akka barbaaddan beekneerra; waa’ee kaffaltii isin qunnamna. Hanga kaffaltiin mirkanaa’utti gaaffiin beenyaa keessan akkuma kan biraa ilaalama; tajaajiloonni Piriimiyamii gaafattanis ni eegu.',
    askedOnline:
      'Iyyanni karoora keessanii nu ga’eera; toora irraan kaffaluu dandeessu. Hanga kaffaltiin mirkanaa’utti gaaffiin beenyaa keessan akkuma kan biraa ilaalama; tajaajiloonni Piriimiyamii gaafattanis ni eegu.',
    pay: 'Mala kaffaltii filadhaa',
    payOnline: 'Toora irraan kaffalaa',
  },
  services: {
    heading: 'Tajaajiloota bitattan',
    none: 'Ammatti tajaajila bitattan hin qabdan.',
    browse: 'Tajaajiloota jiran ilaalaa',
    payments: 'Kaffaltiiwwan fi nagaheewwan',
    until: (day: string) => `Hanga ${day}`,
    inGrace: (until, grace) => `${until} xumurameera. Hanga ${grace} ammas ni haguugama`,
    instalment: (day) => `Kaffaltii kurmaana waggaa itti aanu hanga ${day}`,
    overdue: (day, grace) =>
      `Kaffaltiin kurmaana waggaa hanga ${day} kaffalamuu qaba ture. Hanga ${grace} ammas ni haguugama`,
    lapsed: (day) => `Kaffaltiin kurmaana waggaa hanga ${day} kaffalamuu qaba ture: sanaa as hin haguugamu`,
    pay: 'Kaffalaa',
    plan: 'Karoora piriimiyemii',
    requested: 'Gaafatameera',
    declined: 'Kufaa ta’e',
  },
  family: { heading: 'Maatii', see: 'Maatii keessan ilaalaa yookaan nama gaafadhaa' },
  waiting: {
    heading: 'Bilbila kana irratti',
    some: (count: number) =>
      count === 1
        ? 'Gaaffiin beenyaa ykn iyyanni tokko bilbila kana irratti olkaa’ameera; ammatti hin ergamne.'
        : `Gaaffii beenyaa fi iyyata ${count} bilbila kana irratti olkaa’amaniiru; ammatti hin ergamne.`,
    attention: (count: number) =>
      count === 1 ? 'Isaan keessaa tokko sirreeffama barbaada.' : `Isaan keessaa ${count} sirreeffama barbaadu.`,
    see: 'Gaaffiilee beenyaa koo keessatti ilaalaa',
  },
  attention: {
    heading: 'Kan isin eegu',
    asked: 'Gaaffii qabna',
    declined: 'Kufaa ta’e',
    amount: (money: string) => `${money} kaffalame`,
  },
  underWay: { heading: 'Adeemsa irra', requested: 'Gaafatameera', upgrade: 'Gara Piriimiyamii ce’uu' },
  claims: {
    heading: 'Haala gaaffii beenyaa',
    approved: 'Mirkanaa’e',
    pending: 'Murtii eegaa jira',
    declined: 'Kufaa ta’e',
    noneApproved: 'Ammatti gaaffiin beenyaa mirkanaa’e hin jiru.',
    none: 'Ammatti gaaffii beenyaa hin dhiyeessine.',
    decidedOn: (day: string) => `gaafa ${day}`,
    sentOn: (day: string) => `gaafa ${day} ergame`,
    seeAll: 'Gaaffiilee beenyaa koo hunda ilaalaa',
    benefits: 'Maal akka kaffalamee fi sababa isaa',
  },
  card: 'Kaardii koo agarsiisi',
  next: {
    heading: 'Gaaffii beenyaa haaraa',
    form: 'Unka gaaffii beenyaa guutaa',
    priority: 'Gaaffii beenyaa dursaa dhiyeessaa',
  },
  request: {
    lead: 'Ykn kan hafe nutti dhiisaa: gaaffii beenyaa dhiyeessuu akka barbaaddan nutti himama; nutis isiniif bilbilla.',
    submit: 'Iyyata gaaffii beenyaa bulchaatti ergaa',
    sent: 'Iyyanni gaaffii beenyaa bulchaatti ergameera.',
    open: (number: string) => `Iyyanni keessan ${number} duraanuu banaadha. Isiniif bilbilla.`,
    failed: 'Iyyata gaaffii beenyaa erguu irratti dogoggorri uumameera.',
    notStored: 'Bilbila kana irratti olkaa’uun hin danda’amne; bilbilichi guutee ta’uu danda’a.',
    saved:
      'Iyyanni keessan bilbila kana irratti olkaa’ameera, ammatti hin ergamne. Neetworkiin yeroo jiru ofumaan ni deema.',
  },
};
