import type { messages as en } from '../en/settings.ts';

export const messages: typeof en = {
  title: 'Qindaa’ina',
  description: 'Maqaa, imeelii, lakkoofsa bilbilaa fi jecha iccitii keessan.',
  lead: 'Maal jennee akka isin beeknu, akkamittis akka seentan.',
  profile: {
    heading: 'Piroofaayilii haaromsaa',
    username: 'Maqaa fayyadamaa',
    email: 'Imeelii',
    phone: 'Bilbila',
    submit: 'Jijjiirama olkaa’aa',
    kept: 'Jijjiiramni kun ammatti hin ergamne. Hanga olkeessanitti bilbila kana irra tura.',
    notKept: 'Jijjiiramni kun ammatti hin ergamne; bilbilli kunis bakka itti qabatu hin qabu. Osoo hin ba’in olkaa’aa.',
    replaced:
      'Jijjiiramni kun ammatti hin ergamne; bilbilli kunis bakka isaa jijjiirama biraa, fuula biraa irratti godhame, qabateera. Osoo hin ba’in olkaa’aa.',
    discard: 'Jijjiirama haqaa',
    updated: 'Piroofaayiliin keessan haaromfameera.',
    failed: 'Piroofaayilii keessan haaromsuun hin danda’amne.',
  },
  confirmEmail: {
    heading: 'Imeelii haaraa mirkaneessaa',
    lead: (pendingEmail, email) =>
      `Gara ${pendingEmail} koodii ergineerra. Daqiiqaa kudhaniif hojjeta. Ittiin kun imeelii akkaawuntii keessanii ta’a; hanga sanatti ${email} dha. Koodiin yoo hin dhufne ergaawwan hin barbaadamne keessa, akkasumas teessoon sirrii ta’uu isaa ilaalaa.`,
    code: 'Koodii',
    codeHint: 'Lakkoofsa ja’a, imeelii irraa.',
    submit: 'Mirkaneessaa',
    keepOld: 'Imeelii duraanii tursaa',
    failed: 'Imeeliin haaraan hin mirkanoofne.',
  },
  confirmOwnEmail: {
    heading: 'Imeelii keessan mirkaneessaa',
    lead: (email) =>
      `Yeroo jecha iccitii dagattan dabalatee gara ${email} isinii barreessina. Akka isin ga’u akka beeknuuf, koodii daqiiqaa kudhaniif hojjetu achitti ergina.`,
    failed: 'Imeeliin hin mirkanoofne.',
  },
  confirmPhone: {
    heading: 'Lakkoofsa bilbilaa keessan mirkaneessaa',
    lead: (phone) =>
      `Lakkoofsa mirkanaa’een jecha iccitii yoo dagattan SMSiin haaraa filachuu dandeessu. Gara ${phone} koodii daqiiqaa kudhaniif hojjetu ergina. Koodiin jecha iccitii haaraa guyyaa sadii booda irraa kaasee gara isaatti ergama.`,
    send: 'Koodii naa ergaa',
    code: 'Koodii',
    codeHint: 'Lakkoofsa ja’a, SMS irraa.',
    submit: 'Mirkaneessaa',
    failed: 'Lakkoofsi bilbilaa hin mirkanoofne.',
  },
  password: {
    heading: 'Jecha iccitii jijjiiraa',
    lead: 'Bilbiloota biroo ittiin seentan irratti irra deebitanii seenuu qabdu.',
    current: 'Jecha iccitii ammaa',
    new: 'Jecha iccitii haaraa',
    rule: (least: number) =>
      `Yoo xiqqaate qubee ${least}. Himni gabaabaan yaadachuuf salphaa, tilmaamuuf immoo ulfaataadha.`,
    submit: 'Jecha iccitii jijjiiraa',
    changed: 'Jechi iccitii keessan jijjiirameera.',
    failed: 'Jecha iccitii keessan jijjiiruun hin danda’amne.',
    perhaps: 'Gidduutti neetworkiin yoo cite, jijjiiramee ta’uu danda’a.',
  },
  data: {
    heading: 'Odeeffannoo keessan',
    lead: 'Wanti waa’ee keessan qabnu hundi faayilii ZIP tokkoon: akkaawuntii keessan, gaaffiiwwan beenyaa keessanii fi murtii isaanii, waan gaafattan, lakkoofsa galmee keessan. Namni faayilicha qabu hundi dubbisuu danda’a.',
    download: 'Odeeffannoo koo buufadhaa',
    withPhotos: 'Suuraawwan waraqaalee koo wajjin',
    fetching: (number, count, megabytes) =>
      `Suuraan ${number} kan ${count} keessaa bu’aa jira. Hundi isaanii walumatti MB ${megabytes} dha.`,
    stop: 'Dhaabaa',
    interrupted: (fetched, count) =>
      `Walqunnamtiin addaan cite. Suuraawwan ${count} keessaa ${fetched} bu’aniiru: fuula kana irratti irra deebitanii yoo yaaltan kan hafan qofatu bu’a.`,
    downloaded: 'Faayilichi bilbila kana irratti olkaa’ameera.',
    failed: 'Odeeffannoo keessan buufachuun hin danda’amne.',
    noNetwork:
      'Nu bira ga’uun hin danda’amne. Kun neetworkii barbaada: wanti waa’ee keessan qabnu nu bira malee bilbila kana irra hin jiru.',
    later: 'Amma kennuu hin dandeenyu. Maaloo daqiiqaa muraasa booda irra deebi’aatii yaalaa.',
    mayAsk: 'Yoo nu dhiisuu barbaaddan, akkaawuntiin keessan akka haqamu gaafachuu dandeessu.',
    ask: 'Akka haqamu gaafadhaa',
    question: 'Akkaawuntiin keessan akka haqamu barbaadduu?',
    deleted:
      'Maqaan, imeeliin, lakkoofsi bilbilaa, jechi iccitii keessanii fi wanti nuuf barreessitan hundi ni haqama. Tajaajiloonni bitattanis ni dhumatu.',
    kept: 'Gaaffii beenyaa keessan irraa waan seerri gaafatu qofa qabanna: maaltu, yoomii fi eessatti akka gaafatame, hammam akka kaffalame; maqaan keessan garuu keessa hin jiru.',
    waitingGo: 'Akkaawuntii wajjin isaanis ni haqamu.',
    until: 'Bulchaan iyyata keessan ilaalee raawwata. Hanga sanatti deebifachuu dandeessu.',
    confirm: 'Akkaawuntichi akka haqamu gaafadhaa',
    cancel: 'Akkaawuntiin koo haa turu',
    asked: (moment: string) => `Akkaawuntiin keessan akka haqamu kan gaafattan: ${moment}.`,
    askedMeans: 'Hanga haqamutti wanti hundi akka duraatti hojjeta; iyyata keessanis deebifachuu dandeessu.',
    takeBack: 'Iyyata keessan deebifadhaa',
    notSent: 'Iyyata keessan erguun hin danda’amne.',
  },
  notices: {
    heading: 'Wanta isinitti himnu',
    lead: 'Ergaan maallaqas dhukkubas hin dubbatu.',
    about: 'Wanta ta’u',
    channels: { email: 'Imeelii', sms: 'SMS', push: 'Bilbila irratti' },
    topics: {
      'claim-received': 'Gaaffiin beenyaa nu ga’eera',
      'claim-question': 'Waa’ee gaaffii beenyaa gaaffii qabna',
      'claim-decided': 'Gaaffiin beenyaa murtaa’eera',
      'claim-paid': 'Gaaffiin beenyaa kaffalameera',
      'order-settled': 'Maamilummaan yookaan karoorri piriimiyemii mirkanaa’eera yookaan hin mirkanoofne',
      'cover-ending': 'Maamilummaan yookaan karoorri piriimiyemii guyyaa 30 yookaan 7 booda xumurama',
    },
    none: 'Yeroo ammaa Tenawas imeeliis SMSis hin ergu.',
    noMobile: (phone) => `SMS lakkoofsa moobaayilaa Itoophiyaa qofatti ergina. Kan keessan ${phone}.`,
    security:
      'Jechi iccitii, teessoon imeelii yookaan lakkoofsi bilbilaa keessan yeroo jijjiiramu, bilbila biraanis yeroo seenamu yeroo hunda ni barreessina.',
    saved: 'Filannoon keessan olkaa’ameera.',
    failed: 'Kun hin jijjiiramne.',
  },
  language: { heading: 'Afaan', lead: 'Afaan kanaan isiniif barreessina.' },
  phone: {
    heading: 'Bilbila kana irratti',
    keeps: 'Wanti asitti olkeessan hanga ergamutti tura: bilbilli kun akka hin haqne waadaa galeera.',
    mayClear:
      'Wanti asitti olkeessan hanga ergamutti tura. Bilbilli kun yoo guute garuu osoo isin hin gaafatin haquu danda’a.',
    used: (megabytes: string) => `Wanti asitti kuufame bilbila kana keessaa MB ${megabytes} fudhata.`,
    install: 'Tenawas bilbila kana irra kaa’aa',
    ask: 'Bilbilli kun akka tursu gaafadhaa',
    copyHint: 'Akka filannoo isa dhumaatti: waan hanga ammaatti hin ergamne faayiliidhaan bilbila kana keessaa baasaa.',
    copy: 'Waan eegaa jiru olkaa’aa ykn qoodaa',
    refused:
      'Bilbilli kun ammatti waadaa hin galle. Tenawas fuula jalqabaa bilbila keessanii irra yoo jiraate waadaa galuu danda’a.',
  },
};
