import type { ServerMessages } from './en.ts';

export const messages: ServerMessages = {
  registered: 'Akkaawuntiin keessan qophaa’eera. Amma seenuu dandeessu.',
  premiumRegistered: 'Akkaawuntiin Piriimiyamii keessan qophaa’eera. Amma seenuu dandeessu.',
  premiumLoggedIn: 'Baga nagaan deebitan.',
  wrongLogIn: 'Imeeliin ykn jechi iccitii sirrii miti.',
  severalAccounts:
    'Akkaawuntiin lakkoofsa bilbilaa fi jecha iccitii kana qaban hedduu dha. Maaloo imeelii keessaniin seenaa.',
  notPremium: 'Kun akkaawuntii Piriimiyamii miti. Maaloo unka seensa idileetiin seenaa.',
  profileUpdated: 'Piroofaayiliin keessan haaromfameera.',
  passwordChanged: 'Jechi iccitii keessan jijjiirameera.',
  passwordCodeRequested: 'Teessoon yookaan lakkoofsi kun akkaawuntii yoo qabaate, koodiin ergamaa jira.',
  emailCodeSent: 'Koodiin gara teessoo imeelii keessaniitti karaa irra jira.',
  emailConfirmed: 'Teessoon imeelii keessanii mirkanaa’eera.',
  // The desk is in English only.
  deskRoleNeeded: 'Your role at the desk does not allow this.',
  aboveLimit: 'This is more than you may approve. A lead has to approve it.',
  secondPerson: 'You approved this before. Somebody else has to approve it too.',
  ownDecline: 'You declined this claim. Somebody else has to look at it again.',
  takenByOther: 'Somebody else has taken this call.',
  ownFamily: 'Nobody decides about their own or their family’s claim.',
  notOneself: 'This is not done to oneself.',
  secondFactorNeeded: 'Set up your second factor first, at the top of the desk.',
  emailChanged: 'Amma teessoon imeelii keessanii kana.',
  phoneCodeSent: 'Koodiin gara bilbila keessaniitti karaa irra jira.',
  phoneConfirmed: 'Lakkoofsi bilbilaa keessan mirkanaa’eera.',
  noMobile: 'SMS lakkoofsa moobaayilaa Itoophiyaa qofatti ergama.',
  codesByEmailOnly: 'Yeroo ammaa koodiin imeelii qofaan ergama. Maaloo teessoo imeelii akkaawuntii keessanii galchaa.',
  phoneConfirmedElsewhere:
    'Lakkoofsi kun akkaawuntii biraatiif mirkanaa’eera. Lakkoofsi tokko akkaawuntii tokko qofaaf mirkanaa’uu danda’a. Ta’us itti fayyadamuu dandeessu.',
  claimReceived: (number: string) => `Gaaffiin beenyaa keessan nu ga’eera. Lakkoofsi isaa ${number}.`,
  premiumClaimReceived: 'Gaaffiin beenyaa keessan milkaa’inaan dhiyaateera.',
  answerReceived: "Deebiin keessan ga'eera. Gaaffii beenyaa keessan irra deebinee ilaalla.",
  reviewReceived:
    'Iyyanni keessan nu ga’eera. Namni kanaan dura hin murteessine gaaffii beenyaa keessan irra deebi’ee ilaala.',
  claimRequestReceived: 'Iyyanni gaaffii beenyaa bulchaatti ergameera.',
  claimRequestOpen: (number: string) => `Gaaffiin keessan ${number} duraan banaa dha. Isiniif bilbilla.`,
  callBackReceived: (number: string) => `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Isiniif bilbilla.`,
  callBackUpdated: (number: string) =>
    `Iyyanni keessan ${number} duraan banaadha; amma haaromfameera. Isiniif bilbilla.`,
  orderUpdated: (number: string) => `Kana duraan gaafattaniittu. Gaaffiin keessan ${number} haaromfameera.`,
  subscriptionRequested: (number: string) =>
    `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Kaffaltii isaa erga mirkaneessinee booda tajaajilichi kan keessan ta’a.`,
  upgradeRequested: (number: string) =>
    `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Kaffaltii isaa erga mirkaneessinee booda sagantaan keessan Piriimiyamii ta’a.`,
  passwordNeeded:
    'Imeelii yookaan lakkoofsa bilbilaa jijjiiruuf jechi iccitii keessan irra deebi’ee barbaachisa. Maaloo ba’aatii irra deebi’aa seenaa, jijjiirama daqiiqaa shan keessatti olkaa’aa.',
  ownDataNeedsPassword:
    'Odeeffannoon keessan jecha iccitii keessaniin qofa kennama; fuulli kun garuu kanaaf moofaadha. Maaloo bakka neetworkiin jirutti irra deebi’aatii banaa.',
  familyRequested: (number: string) =>
    `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Erga mirkaneessinee booda nama kanaaf gaaffii beenyaa dhiyeessuu dandeessu.`,
  deletionAsked: 'Iyyanni keessan nu ga’eera. Bulchaan erga ilaalee booda akkaawuntiin keessan ni haqama.',
  deletionTakenBack: 'Iyyata keessan deebiftaniittu. Akkaawuntiin keessan itti fufa.',

  fields: 'Maaloo bakka mallattaa’e sirreessaa.',
  logInNeeded: 'Maaloo itti fufuuf akkaawuntii keessanitti seenaa.',
  sessionOver: 'Yeroon seensa keessanii dhumateera. Maaloo irra deebi’aatii seenaa.',
  accountDeleted: 'Akkaawuntiin kun iyyata abbaa isaatiin haqameera. Kana booda ittiin homaa erguun hin danda’amu.',
  notAllowed: 'Akkaawuntiin keessan kanaaf hayyama hin qabu.',
  premiumOnly: 'Kun akkaawuntii Piriimiyamiif qofa.',
  premiumService: 'Tajaajilli kun akkaawuntii Piriimiyamii barbaada. Dura gara Piriimiyamii ce’aa.',
  claimChanged: 'Gidduutti namni biraa gaaffii beenyaa kana irratti murteesseera. Homtuu irratti hin haqamne.',
  notNow: 'Gaaffiin beenyaa kun haala amma jiruun kana gochuun hin danda’amu.',
  nameTaken: 'Maqaan kun duraan jira.',
  settledBefore: 'Kun gidduutti xumurameera.',
  notPaidOnline:
    "Yeroo ammaa kana toora irraan kaffaluun hin danda'amu. Karaaleen kaffaltii fuula akkaawuntii keessanii irra jiru.",
  priceOnRequest: 'Gatiin kanaa gaaffiin beekama. Osoo hin kaffalamin dura isiniif bilbilla.',
  planFirst:
    'Tajaajilli kun karoora piriimiyemii barbaada; karoorri sun hanga ammaatti hin mirkanoofne. Maaloo dura karoora sana kaffalaa.',
  paymentBeginning: "Kaffaltiin kanaaf ta'u amma jalqabamaa jira. Maaloo daqiiqaa tokko booda irra deebi'aa yaalaa.",
  paymentsUnreachable:
    "Tajaajila kaffaltii argachuun hin danda'amne. Wanti kaffalame hin jiru. Maaloo booda irra deebi'aa yaalaa.",
  instalmentFirst:
    'Kaffaltiin kurmaana waggaa kanaa tokko hin kaffalamne. Maaloo jalqaba isa, achiis waggaa itti aanu kaffalaa.',
  instalmentOpen:
    'Kaffaltiin kurmaana waggaa kanaa tokko hin kaffalamne. Jalqaba isa galmeessaa, achiis waggaa itti aanu mirkaneessaa.',
  laterPaid: 'Kaffaltiin boodaa haguugsa kanaa jira. Jalqaba isa deebisaa; isa dhumaatu dursa.',
  orderChanged:
    "Akkaataan kaffaltii kanaa gidduutti jijjiirameera. Wanti kaffalame hin jiru. Maaloo irra deebi'aa ilaalaa.",
  orderSettled: "Gaaffiin kun duraan xumurameera. Irra deebi'anii kaffaluun hin barbaachisu.",
  notSentAgain: 'Kun duraanuu ergamuuf eegaa jira, yookaan koodii maamilli qofti gaafachuu danda’uu dha.',
  planNotConfirmed: 'Sagantaan Piriimiyamii maamila kanaa hin mirkanoofne. Dura isa mirkaneessaa.',
  claimsUndecided: 'Gaaffiiwwan beenyaa maamila kanaa murtii eegaa jiru. Dura isaan irratti murteessaa.',
  notYours: 'Kun kan akkaawuntii biraati.',
  notFound: 'Teessoo kana irra homtuu hin jiru.',
  wrongMethod: 'Teessoon kun haala kanaan hin hojjetu.',
  malformed: 'Wanti nu ga’e dubbifamuu hin dandeenye. Maaloo irra deebi’aatii yaalaa.',
  notJson: 'Wanti nu ga’e bifa nuti dubbisuu dandeenyuun miti.',
  tooLarge: 'Kun erguuf baay’ee guddaadha.',
  photoMoved: 'Suurichi karaa biraatiinis ergamaa jira. Achumaa itti fufa.',
  addressTooLong: 'Teessoon kun baay’ee dheeraadha.',
  wrongKey: 'Furtuun xalayaa kanaa UUID miti.',
  keyUsed: 'Kun kanaan dura qabiyyee biraatiin ergameera. Maaloo akka gaaffii beenyaa haaraatti ergaa.',
  unknownVersion:
    'Kun maxxansa Tenawas kan amma hin hubatamne irratti barreeffame. Maaloo haaromsaatii irra deebi’aatii ergaa.',
  newerVersion: 'Tenawas haaromfamaa jira. Maaloo daqiiqaa muraasa booda irra deebi’aatii yaalaa.',
  tooOften: (seconds: number) =>
    `Yeroo gabaabaa keessatti baay’ee yaaltaniittu. Maaloo sekondii ${seconds} eegaatii irra deebi’aatii yaalaa.`,
  busy: 'Yeroo ammaa Tenawas baay’ee hojii itti heddummaateera. Maaloo xiqqoo turaatii irra deebi’aatii yaalaa.',
  broken: 'Rakkoon gama keenyaan uumameera. Maaloo irra deebi’aatii yaalaa.',
  refused: 'Gaaffiin kun fudhatama hin arganne.',
};
