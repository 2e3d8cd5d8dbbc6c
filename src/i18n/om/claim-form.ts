import type { messages as en } from '../en/claim-form.ts';

export const messages: typeof en = {
  claim: {
    title: 'Unka gaaffii beenyaa',
    description: 'Neetworkiin jiraatus dhabamus bilbila keessan irraa gaaffii beenyaa dhiyeessaa.',
    lead: 'Gaaffii afur qofa. Yeroo barreessitan bilbila kana irratti olkaa’ama; neetworkiin yeroo jiru ergama.',
    submit: 'Gaaffii beenyaa ergaa',
    received: (number: string) => `Milkaa’eera: gaaffiin beenyaa keessan nu ga’eera. Lakkoofsi isaa ${number}.`,
  },
  premium: {
    title: 'Unka gaaffii beenyaa Piriimiyamii',
    description: 'Neetworkiin jiraatus dhabamus bilbila keessan irraa gaaffii beenyaa dursaa dhiyeessaa.',
    lead: 'Gaaffiin beenyaa dursaa kanneen biroo dura ilaalama. Yeroo barreessitan bilbila kana irratti olkaa’ama.',
    submit: 'Gaaffii beenyaa ergaa',
    received: 'Gaaffiin beenyaa keessan milkaa’inaan dhiyaateera.',
  },
  correcting: {
    title: 'Sirreessaatii irra deebi’aatii ergaa',
    lead: 'Kun waan isin barreessitani. Bakka mallattaa’e jijjiiraatii irra deebi’aatii ergaa: bakka isa duraa bu’a.',
    claimLead: 'Kun waan isin ergitani. Waan dogoggore sirreessaatii irra deebi’aatii ergaa: bakka isa duraa bu’a.',
  },
  editing: {
    title: 'Osoo hin ergamin gulaalaa',
    lead: 'Akka wixineetti asitti eega; hanga irra deebitanii galchitanitti hin ergamu.',
  },
  reason: { asked: 'Kan gaafannu', declined: 'Sababa itti diidame', of: (number: string) => `Gaaffii ${number}` },
  notHeld: 'Hamma bilbilli kun beekutti karoorri keessan tajaajila kana hin qabu. Ta’us gaaffii erguu dandeessu.',
  fields: {
    hospital: 'Hospitaala',
    service: 'Tajaajila',
    policy: 'Waliigaltee inshuraansii',
    paymentMethod: 'Mala kaffaltii',
    details: 'Ibsa dabalataa',
    detailsHint: 'Maal akka ta’e, yoom akka ta’ee fi meeqa akka kaffaltan.',
    description: 'Ibsa gaaffii beenyaa',
    fullName: 'Maqaa guutuu',
    email: 'Teessoo imeelii',
    priority: 'Gaaffii beenyaa dursaa',
    priorityHint: 'Maamiltoota Piriimiyamii qofaaf.',
    optional: 'dirqama miti',
    left: (count: number) => `Qubee ${count} hafeera`,
    more: 'Wanta kaffaltan, fi eessatti akka isiniif kaffallu',
    amountPaid: 'Hamma kaffaltan, qarshiidhaan',
    amountHint: 'Fakkeenyaaf 1,250.50',
    treatedOn: 'Guyyaa yaalamtan',
    payToProvider: 'Baankii ykn maallaqa moobaayilaa',
    payToAccount: 'Lakkoofsa herregaa ykn bilbilaa',
    payToHint: 'Yoo hayyamne bakka itti kaffallu. Yeroo itti aanu guutamee isin eega.',
    lastUsed: 'Kan dhuma irratti filatame',
    otherTown: 'Magaalota biraa',
    hospitals: 'Bilbilaa fi sa’aatii hojii hospitaalotaa',
    choose: {
      hospital: 'Hospitaala filadhaa',
      service: 'Tajaajila filadhaa',
      policy: 'Waliigaltee filadhaa',
      paymentMethod: 'Akkamitti akka kaffaltan filadhaa',
    },
    gone: (name: string) => `${name} (amma hin jiru)`,
  },
  options: {
    lastKnown: (day: string) => `Nu bira ga’uun hin danda’amne. Filannoowwan kun kan gaafa ${day} ti.`,
    asOf: (day: string) => `Filannoowwan kun kan gaafa ${day} ti.`,
  },
  draft: {
    saved: 'Wixineen isaa bilbila kana irratti olkaa’ameera',
    notSaved:
      'Wixineen kun HIN olkaa’amne: bilbilli kun qabachuu hin dandeenye. Wanti barreessitan ammas fuula kana irra jira. Maaloo fuula kana hin cufinaa.',
    replaced:
      'Wixineen kun HIN olkaa’amne: wixinee biraa, fuula biraa irratti jalqabametu, bakka isaa qabame. Wanti barreessitan ammas fuula kana irra jira. Maaloo fuula kana hin cufinaa.',
    discard: 'Wixinee haqaa',
    ask: 'Wixinee kana haquu barbaadduu?',
    askText: 'Wanti as irratti barreessitan bilbila kana irraa ni haqama; deebisuun hin danda’amu.',
    yes: 'Eeyyee, haqaa',
    no: 'Lakki, haa turu',
  },
  failed: {
    claim: 'Gaaffii beenyaa erguun hin danda’amne. Maaloo irra deebi’aatii yaalaa.',
    notAuthenticated: 'Akkaawuntii keessanitti hin seenne.',
    draftKept:
      'Amma akkaawuntii keessan keessa hin jirtan. Wanti barreessitan hanga deebitanii seentanitti bilbila kana irra tura.',
    letterKept:
      'Yeroon seensa keessanii dhumateera. Gaaffiin beenyaa keessan bilbila kana irratti olkaa’ameera. Erguuf seenaa.',
    full: 'HIN olkaa’amne: bilbilli kun guuteera. Hundi ammas fuula kana irra jira. Bakka banaa, fakkeenyaaf viidiyoo moofaa haqaatii; sana booda ammas cuqaasaa.',
    notStored:
      'HIN olkaa’amne: bilbilli kun gaaffii beenyaa keessan qabachuu hin dandeenye. Hundi ammas fuula kana irra jira. Maaloo irra deebi’aatii cuqaasaa.',
    alreadyCorrected:
      'Gaaffiin beenyaa kun kanaan dura sirreeffameera, tarii fuula biraa irratti. Yeroo lama hin ergamne.',
    logIn: 'Seenaa',
    toClaims: 'Gaaffiilee beenyaa koo ilaalaa',
  },
  after: {
    see: 'Gaaffii beenyaa kana ilaalaa',
    another: 'Gaaffii beenyaa biraa dhiyeessaa',
    anotherHeading: 'Gaaffii beenyaa biraa',
  },
  premiumOnly: {
    text: 'Gaaffiin beenyaa dursaa maamiltoota Piriimiyamiif qofa. Akkaawuntiin keessan kan idileeti: unka idileetiin gaaffii beenyaa dhiyeessuu ykn gara Piriimiyamii ce’uu dandeessu.',
    upgrade: 'Gara Piriimiyamii ce’aa',
    regular: 'Gaaffii beenyaa idilee dhiyeessaa',
  },
  loading: 'Unkichi banamaa jira…',
};
