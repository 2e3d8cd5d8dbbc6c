import type { messages as en } from '../en/account.ts';

export const messages: typeof en = {
  signUp: {
    title: 'Galmaa’aa',
    description:
      'Gaaffii beenyaa fi inshuraansii keessan bilbila keessan irratti, neetworkiin jiraatus dhabamus, hordofuuf akkaawuntii banaa.',
    heading: 'Galmaa’aa',
    lead: 'Akkaawuntii banuun daqiiqaa tokko fudhata. Gaaffii beenyaa erguu fi murtii isaa ilaaluuf isin barbaachisa.',
    submit: 'Galmaa’aa',
    haveAccount: 'Duraan galmooftanii?',
    toLogin: 'Seenaa',
  },
  premiumSignUp: {
    title: 'Galmee Piriimiyamii',
    description:
      'Akkaawuntii Piriimiyamii banaa: wal’aansa biyya alaa, kutaa dhuunfaa, ambulaansii qilleensaa, gaaffii beenyaa dursee ilaalamus.',
    heading: 'Galmee Piriimiyamii',
    lead: 'Akkaawuntiin Piriimiyamii tajaajila ja’a dabala; gaaffiin beenyaa keessanis dursee ilaalama.',
    submit: 'Galmaa’aa',
    haveAccount: 'Duraan maamila Piriimiyamiitii?',
    toLogin: 'Gara Piriimiyamii seenaa',
  },
  logIn: {
    title: 'Akkaawuntiitti seenaa',
    description: 'Inshuraansii keessan ilaaluuf, gaaffii beenyaa keessan hordofuu fi haaraa erguuf seenaa.',
    heading: 'Akkaawuntiitti seenaa',
    lead: 'Inshuraansii keessan ilaalaa, gaaffii beenyaa keessan hordofaa, haaraas ergaa.',
    submit: 'Seenaa',
    noAccount: 'Akkaawuntii hin qabdanii?',
    toRegister: 'Galmaa’aa',
    registered: 'Akkaawuntiin keessan qophaa’eera. Jalqabuuf seenaa.',
  },
  premiumLogIn: {
    title: 'Gara Piriimiyamii seenaa',
    description: 'Akkaawuntii Piriimiyamii keessanitti seenaa.',
    heading: 'Gara Piriimiyamii seenaa',
    lead: 'Inshuraansii Piriimiyamii keessan ilaalaa, gaaffii beenyaa keessanis hordofaa.',
    submit: 'Seenaa',
    noAccount: 'Akkaawuntii Piriimiyamii hin qabdanii?',
    toRegister: 'Galmee Piriimiyamii',
    registered: 'Akkaawuntiin Piriimiyamii keessan qophaa’eera. Jalqabuuf seenaa.',
    toRegular: 'Gara seensa idilee deemaa',
  },
  forgotten: {
    title: 'Jecha iccitii dagattanii?',
    description:
      'Koodii imeeliin fudhadhaatii jecha iccitii haaraa filadhaa. Wanti bilbila keessan irratti ergamuu eegu achuma tura.',
    link: 'Jecha iccitii dagattanii?',
    heading: 'Jecha iccitii dagattanii?',
    lead: 'Gara imeelii akkaawuntii keessanii, yookaan SMSiin gara lakkoofsa bilbilaa mirkaneessitanitti koodii ergina. Isaan jecha iccitii haaraa filattu.',
    orPhone: 'yookaan lakkoofsa bilbilaa mirkaneessitan',
    send: 'Koodii naa ergaa',
    notSent: 'Koodii erguun hin danda’amne.',
    toLogin: 'Gara seensaatti deebi’aa',
    codeHeading: 'Koodii fi jecha iccitii haaraa',
    codeLead: (email: string) =>
      `${email} akkaawuntii yoo qabaate, koodiin ergamaa jira. Daqiiqaa kudhaniif hojjeta. Maaloo ergaa hin barbaadamne keessas ilaalaa. Teessoon yoo jijjiirame, guyyaa sadiif gara isa duraanii ergama.`,
    codeLeadSms: (phone: string) =>
      `${phone} guyyaa sadii dura yookaan sana caalaa akkaawuntiif yoo mirkanaa’e, koodiin SMSiin ergamaa jira. Daqiiqaa kudhaniif hojjeta. Lakkoofsi yoo jijjiirame, guyyaa sadiif gara isa duraanii ergama.`,
    code: 'Koodii',
    codeHint: 'Lakkoofsa ja’a, imeelii yookaan SMS irraa.',
    newPassword: 'Jecha iccitii haaraa',
    change: 'Jecha iccitii jijjiiraa',
    failed: 'Jechi iccitii hin jijjiiramne.',
    perhaps: 'Ta’us yoo jijjiirame, isa haaraadhaan seenuu dandeessu.',
    again: 'Koodii haaraa naa ergaa',
    otherEmail: 'Imeelii yookaan lakkoofsa bilbilaa biraa fayyadamaa',
    changed:
      'Jechi iccitii keessan jijjiirameera. Isaan seenaa. Wanti bilbila kana irratti ergamuu eegu sana booda ergama.',
  },
  perhapsBefore: 'Imeeliin kun duraan akkaawuntii qaba taanaan inni hin jijjiiramne, gara isaattis barreessineerra.',
  logInFirst: 'Itti fufuuf maaloo seenaa. Sana booda bakka turtanitti deebitu.',
  fields: {
    fullName: 'Maqaa guutuu',
    email: 'Imeelii',
    emailAddress: 'Teessoo imeelii',
    orPhone: 'yookaan lakkoofsa bilbilaa akkaawuntii keessanii',
    phone: 'Lakkoofsa bilbilaa',
    notDialable: 'Kanaan bilbiluu hin dandeenyu. Haa turuu?',
    dialable: 'Lakkoofsa akka 0911 234 567 irratti bilbiluu ni dandeenya.',
    keepPhone: 'Haa turu',
    password: 'Jecha iccitii',
    confirmPassword: 'Jecha iccitii irra deebi’aatii barreessaa',
    passwordRule: (least: number) =>
      `Yoo xiqqaate qubee ${least}. Himni gabaabaan yaadachuuf salphaa, tilmaamuuf immoo ulfaataadha.`,
    show: 'Agarsiisaa',
    hide: 'Dhoksaa',
  },
  failed: {
    login: 'Seenuun hin milkoofne. Maaloo irra deebi’aatii yaalaa.',
    premiumLogin: 'Yeroo seentan dogoggorri uumameera',
    signUp: 'Galmeen keessan hin milkoofne. Maaloo irra deebi’aatii yaalaa.',
    premiumSignUp: 'Yeroo maamila Piriimiyamii galmeessinu dogoggorri uumameera',
    passwordsDiffer: 'Jechoonni iccitii lamaan wal hin simne!',
    notKept:
      'Bilbilli kun olkaa’uu waan hin dandeenyeef hin seenne. Yoo guutee ta’e, bakka banaa, fakkeenyaaf viidiyoo moofaa haqaatii. Yoo biraawzariin homaa akka hin olkeenye ajajame immoo, kukii fi ragaa marsariitii hayyamaafii. Sana booda ammas cuqaasaa.',
  },
  notReached: {
    noNetwork: 'Nu bira ga’uun hin danda’amne. Kun neetworkii barbaada. Wanti barreessitan ammas as jira.',
    busy: 'Yeroo ammaa hojiin nutti heddummaateera. Wanti barreessitan ammas as jira: maaloo xiqqoo turaatii irra deebi’aatii yaalaa.',
    wait: (seconds: number) =>
      `Yeroo ammaa kana fudhachuu hin dandeenyu. Maaloo sekondii ${seconds} eegaatii irra deebi’aatii yaalaa.`,
  },
  needsScript: 'Unki kun biraawzarii JavaScript qabu barbaada. Halkanii guyyaa nuuf bilbiluus dandeessu:',
};
