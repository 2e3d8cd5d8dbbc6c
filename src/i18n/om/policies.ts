import type { messages as en } from '../en/policies.ts';

const sections: typeof en.sections = [
  {
    id: 'covered',
    heading: 'Maaltu haguugama?',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Tajaajiloonni bitattan isiniif ni haguugamu. Isaanis piroofaayilii keessan irratti “Tajaajiloota bitattan” jalatti tarreeffamaniiru.',
      },
      {
        kind: 'list',
        items: [
          'Kaffaltiin tajaajila hospitaalaa karaa hospitaalota nu waliin hojjetanii ni haguugama.',
          'Tokkoon tokkoon tajaajilaa fuula maal maal akka of keessaa qabu ibsu qaba.',
          'Wal’aansi kan lakkaa’amu, doktorri ykn ogeessi fayyaa hayyama qabu biraa barbaachisaa ta’uu isaa yoo mirkaneesse qofa.',
          'Tajaajiloonni Piriimiyamii maamiltoota Piriimiyamiif qofa.',
        ],
      },
    ],
  },
  {
    id: 'limits',
    heading: 'Daangaa kaffaltii',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Yoo baay’ate hammam akka kaffalamu waliigaltee inshuraansii keessan keessa jira. Daangaan waggaa tokkoof, yeroo tokko hospitaala ciisuuf ykn tajaajila tokkoof jiraachuu danda’a.',
      },
      {
        kind: 'list',
        items: [
          'Sagantaan keessan herrega keessaa kutaa tokko yoo haguuge, kan hafe isintu kaffala.',
          'Wanti daangaa darbes isinuma irra jira.',
          'Herregni tokko yeroo lama hin kaffalamu. Inshuraansiin biraa kutaa tokko yoo kaffale, isa kam akka ta’e nutti himaa.',
        ],
      },
      {
        kind: 'note',
        text: 'Baqaqsanii hodhuu beellamaan ta’u dura, maqaa hospitaalichaa fi gosa wal’aansichaa qabadhaatii nuuf bilbilaa. Maal akka kaffallu, maal akka isinitti hafus isinitti himna.',
      },
    ],
  },
  {
    id: 'exclusions',
    heading: 'Wantoota hin haguugamne',
    blocks: [
      {
        kind: 'list',
        items: [
          'Wal’aansa inshuraansiin keessan osoo hin jalqabin dura ykn erga dhumee booda ta’e.',
          'Tajaajiloota hin bitanne.',
          'Baqaqsanii hodhuu miidhaginaaf qofa godhamu. Kan balaa, gubaa ykn dhukkuba booda qaama deebisanii sirreessuuf godhamu garuu dhimma biraati.',
          'Qorichaa fi wal’aansa doktorri hin ajajin.',
          'Wal’aansa ammas yaalii irra jiru.',
          'Gaaffii beenyaa soba ta’e ykn waraqaa sobaan dhiyaate.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Waliigalteen keessan wantoota biroo dabaluu danda’a. Yoo shakkitan, wal’aansa dura gaafadhaa. Yeroo hatattamaa garuu dura hospitaala dhaqaatii booda gaafadhaa.',
      },
    ],
  },
  {
    id: 'waiting',
    heading: 'Inshuraansichi yoom jalqaba?',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Guyyaan inshuraansiin keessan itti jalqabu waliigaltee keessan keessatti barreeffameera. Tajaajiloonni tokko tokko kan lakkaa’aman yeroo muraasa erga turanii booda. Kun yeroo eeggii jedhama; hammam akka dheeratu waliigalticha keessa jira.',
      },
      {
        kind: 'list',
        items: [
          'Kunuunsi ulfaa fi da’umsaa yeroo eeggii qaba; kanaaf ulfa dura fudhachuun gaariidha.',
          'Dhukkubni inshuraansii osoo hin fudhatin dura qabdan yeroo eeggii qabaachuu danda’a. Gaaffiin beenyaa sababa kanaan akka hin kufneef, yeroo inshuraansii fudhattan nutti himaa.',
          'Balaan torbanoota jalqabaa keessa isin mudatu haguugamuu isaa gaafadhaatii deebii isaa barreeffamaan fudhadhaa.',
        ],
      },
    ],
  },
  {
    id: 'renew',
    heading: 'Akkamitti haaromsitu?',
    blocks: [
      { kind: 'paragraph', text: 'Tajaajilli tokko waggaa waggaan kaffalama.' },
      {
        kind: 'steps',
        items: [
          'Waggaan isaa dhumuu torbanoota muraasa dursee, guyyaa dhumaa waliigaltee keessan irraa ilaalaa.',
          'Gatii isaa fuula tajaajilichaa irraa mirkaneeffadhaa; yoo hin jirre nuuf bilbilaa.',
          'Kaardii kireeditii, dabarsa baankii ykn baankii mobaayilaan kaffalaatii nagahee isaa qabadhaa.',
          'Piroofaayilii keessan ilaalaa. Tajaajilichi ammas achi jiraachuu qaba. Yoo hin jirre nuuf bilbilaa.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Wal’aansa guyyaa dhumaa dura argattaniif boodas gaaffii beenyaa dhiyeessuu dandeessu. Hamma danda’ametti dafaa dhiyeessaa.',
      },
    ],
  },
  {
    id: 'claims',
    heading: 'Gaaffii beenyaa dhiyeessuu',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Gaaffii beenyaa bilbila keessaniin dhiyeessitu; hanga murtaa’uttis achumatti hordoftu. Nagahee, waraqaa ajaja qorichaa fi waraqaa ba’umsa hospitaalaa qabadhaa; isin gaafachuu dandeenya. Gaaffiin beenyaa yoo kufaa ta’e, sababni isaa isinitti himama.',
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Odeeffannoo keessan',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wanti waa’ee fayyaa keessanii nutti himtan inshuraansii fi gaaffii beenyaa keessaniif qofa oola; warra isaan irratti hojjetan qofatu arga. Waa’ee keessan maal akka qabnu yeroo barbaaddan gaafachuu, wanti dogoggores akka sirreeffamu gochuu dandeessu.',
      },
    ],
  },
  {
    id: 'complain',
    heading: 'Akkamitti komii dhiyeessitu?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Nuuf bilbilaa ykn nuuf barreessaa. Maal akka ta’e himaa; waa’ee gaaffii beenyaa yoo ta’e lakkoofsa galmee isaa kennaa.',
          'Lakkoofsa komii keessanii gaafadhaatii guyyaa isaa barreeffadhaa.',
          'Deebii barreeffamaan ni argattu.',
          'Deebiin yoo dhabame ykn itti quufuu baattan, gara Baankii Biyyoolessaa Itoophiyaa deemuu dandeessu. Inni dhaabbilee inshuraansii ni to’ata, komii maamiltoota isaaniis ni fudhata.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Komiin inshuraansii keessan ykn gaaffiilee beenyaa keessan biroo gonkumaa hin miidhu.',
      },
    ],
  },
];

export const messages: typeof en = {
  title: 'Waliigaltee inshuraansii keenya jecha salphaadhaan',
  description:
    'Inshuraansiin fayyaa keessan maal akka haguugu, daangaa isaa, wantoota hin haguugamne, yoom akka jalqabu, akkamitti akka haaromsitanii fi komii dhiyeessitan.',
  lead: 'Fuulli kun waliigalaadha. Waliigaltee mataa keessanii, kan tajaajila, hanga maallaqaa fi guyyaa keessan ibsu, akka dubbistan isin gargaara. Bakka lamaan isaanii garaagara ta’anitti waliigaltee keessantu hojjeta.',
  changedOn: '2026-11-01',
  changed: (date: string) => `Yeroo dhumaaf gaafa ${date} jijjiirame`,
  contents: 'Fuula kana irratti',
  print: 'Fuula kana maxxansaa',
  labels: { note: 'Kana beekuun gaariidha', urgent: 'Hatattamaan deemaa' },
  sections,
  questions: {
    heading: 'Wanti ifa hin taane jiraa?',
    text: 'Nuuf bilbilaa ykn nuuf barreessaa; hanga isiniif ifa ta’utti gaafadhaa.',
  },
};
