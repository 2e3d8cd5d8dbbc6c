import type { messages as en } from '../en/claims-guide.ts';

export const messages: typeof en = {
  title: 'Gaaffiin beenyaa akkamitti hojjeta?',
  description:
    'Gaaffii beenyaa inshuraansii fayyaa bilbila keessaniin, neetworkii malees, akkamitti akka dhiyeessitanii fi hanga kaffalamutti maaltu akka ta’u.',
  lead: 'Gaaffii beenyaa jechuun wal’aansa argattaniif akka kaffallu nu gaafachuu jechuudha. Bilbila keessaniin daqiiqaa muraasa keessatti dhiyeessitu.',
  login: {
    heading: 'Gaaffii beenyaa dhiyeessaa ykn hordofaa',
    text: 'Gaaffiilee beenyaa keessan hundaa fi eessa akka ga’an ilaaluuf akkaawuntii keessanitti seenaa.',
    login: 'Seenaa',
    register: 'Akkaawuntii hin qabdanii? Galmaa’aa',
    premium: 'Gara Piriimiyamii seenaa',
  },
  steps: {
    heading: 'Unka guutuu irraa hanga kaffaltiitti',
    items: [
      {
        heading: 'Unka guutaa',
        text: 'Hospitaala, tajaajilaa fi mala kaffaltii filadhaatii waan ta’e barreessaa. Kanaan dura akkaawuntii keessanitti seentanii unka kana al tokko bantanii yoo jiraattan, neetworkii malees ni banama.',
      },
      {
        heading: 'Bilbila keessan irratti olkaa’ama',
        text: 'Yeroo barreessitan ofumaan olkaa’ama. Neetworkii malee yoo ergitan “Bilbila kana irratti olkaa’ameera, ammatti hin ergamne” jedha. Homtuu hin badu.',
      },
      {
        heading: 'Neetworkiin yeroo jiru ni ergama',
        text: 'Irra deebitanii barreessuun hin barbaachisu. Neetworkiin yeroo deebi’u bilbilichi ni erga; yoo ture illee yeroo fuula kana bantan ni deema. Yeroo dheeraa booda dursitanii akka seentan isin gaafachuu danda’a.',
      },
      {
        heading: 'Nu ga’eera',
        text: 'Lakkoofsa galmee R-n jalqabuu fi sa’aatii isaa ni argitu. Kana booda bilbilli keessan waan fedhe yoo ta’es gaaffiin beenyaa nu bira jira.',
      },
      {
        heading: 'Ilaalamaa jira',
        text: 'Namatu dubbisa. Wanti hir’ate yoo jiraate, gaaffichi maal akka isin irraa barbaannu ni hima.',
      },
      {
        heading: 'Ni mirkanaa’a ykn kufaa ta’a',
        text: 'Murticha guyyaa isaa wajjin ni argitu. Yoo kufaa ta’e sababni isaa jecha ifaan cinaatti barreeffama.',
      },
      {
        heading: 'Ni kaffalama',
        text: 'Wanti mirkanaa’e mala kaffaltii filattaniin, hanga daangaa waliigaltee keessan keessa jiruutti kaffalama.',
      },
    ],
  },
  prepare: {
    heading: 'Kana harkatti qabadhaa',
    items: [
      'Nagaheewwan maqaa hospitaalaa, guyyaa, hanga maallaqaa fi chaappaa qaban',
      'Hospitaala ciistanii yoo baatan, waraqaa ba’umsa hospitaalaa',
      'Qorichaaf, waraqaa ajaja qorichaa fi nagahee mana qorichaa',
      'Suuraa waraqaa hundaa, guyyuma sana kan kaafame',
    ],
    more: 'Waa’ee waraqaalee caalaatti dubbisaa',
  },
  faq: {
    heading: 'Gaaffii fi deebii',
    items: [
      {
        question: 'Neetworkii malee gaaffii beenyaa dhiyeessuu nan danda’aa?',
        answer:
          'Eeyyee. Yeroo neetworkiin jiru al tokko akkaawuntii keessanitti seenaatii unka gaaffii beenyaa banaa. Sana booda neetworkii malees ni banama. Gaaffiin beenyaa keessan bilbilicha irratti olkaa’amee yeroo neetworkiin deebi’u ni ergama.',
      },
      {
        question: 'Gaaffiin beenyaa koo isin ga’uu isaa akkamittin beeka?',
        answer:
          'Jecha “Ergameera” jedhuu fi lakkoofsa galmee R-n jalqabu ni argitu. Hanga isaan hin argitinitti gaaffichi ammas bilbila keessan irra jira.',
      },
      {
        question: 'Ergamuu isaa hin mirkaneeffanne. Irra deebi’ee erguu qabaa?',
        answer:
          'Lakki. Bilbilichi ofuma isaatiin yaaluu itti fufa; gaaffiin beenyaa tokko yeroo hedduu yoo ergame illee al tokko qofa lakkaa’ama. Gaaffiilee beenyaa keessan bantanii “Amma ergaa” filachuu dandeessu.',
      },
      {
        question: 'Namni biraan bilbila kanatti fayyadamu gaaffii beenyaa koo dubbisuu danda’aa?',
        answer:
          'Jecha iccitii keessan malee karaa marsariitii keenyaa dubbisuu hin danda’u. Osoo gaaffiin beenyaa eegaa jiruu yoo keessaa baatan, hanga deebitanii seentanitti cufamee bilbila irra akka turu gochuu dandeessu. Maamilli biraa hin argu, hin ergus.',
      },
      {
        question: 'Bilbilli koo yoo bade hoo?',
        answer:
          'Gaaffiin beenyaa lakkoofsa galmee qabu hundi nu bira jira; bilbila biraatiin seentanii ni argattu. Kan hin ergamin garuu bilbilicha wajjin bada; kanaaf akkuma neetworkiin jiraateen ergaa.',
      },
      {
        question: 'Gaaffiin beenyaa koo kufaa ta’e. Maal gochuu danda’a?',
        answer:
          'Sababa cinaatti barreeffame dubbisaa. Dogoggora yoo isinitti fakkaate, guyyoota jaatama keessatti achumatti akka irra deebi’amee ilaalamu gaafadhaatii maaliif akka ta’e barreessaa, ykn nuuf bilbilaa. Namni kanaan dura hin murteessine irra deebi’ee ilaala.',
      },
      {
        question: 'Dura hospitaalaaf kaffaluun qabaa?',
        answer:
          'Wal’aansa dura hospitaala nu waliin hojjetutti gaafadhaa, ykn achi irraa nuuf bilbilaa. Ofii keessanii yoo kaffaltan nagahee hunda qabadhaatii waan kaffaltaniif gaaffii beenyaa dhiyeessaa.',
      },
      {
        question: 'Gaaffii beenyaa dursaa jechuun maali?',
        answer:
          'Maamiltoonni Piriimiyamii gaaffiin beenyaa isaanii akka dursa argatu gochuu danda’u. Kanneen biroo dura ilaalama.',
      },
    ],
  },
};
