import type { Said } from './en.ts';

export const said: Said = {
  registered: 'Akkaawuntiin keessan qophaa’eera. Amma seenuu dandeessu.',
  premiumRegistered: 'Akkaawuntiin Piriimiyamii keessan qophaa’eera. Amma seenuu dandeessu.',
  premiumLoggedIn: 'Baga nagaan deebitan.',
  wrongLogIn: 'Imeeliin ykn jechi iccitii sirrii miti.',
  notPremium: 'Kun akkaawuntii Piriimiyamii miti. Maaloo unka seensa idileetiin seenaa.',
  profileUpdated: 'Piroofaayiliin keessan haaromfameera.',
  passwordChanged: 'Jechi iccitii keessan jijjiirameera.',
  claimReceived: (number: string) => `Gaaffiin beenyaa keessan nu ga’eera. Lakkoofsi isaa ${number}.`,
  premiumClaimReceived: 'Gaaffiin beenyaa keessan milkaa’inaan dhiyaateera.',
  claimRequestReceived: 'Iyyanni gaaffii beenyaa bulchaatti ergameera.',
  subscriptionRequested: (number: string) =>
    `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Kaffaltii isaa erga mirkaneessinee booda tajaajilichi kan keessan ta’a.`,
  upgradeRequested: (number: string) =>
    `Iyyanni keessan nu ga’eera. Lakkoofsi isaa ${number}. Kaffaltii isaa erga mirkaneessinee booda sagantaan keessan Piriimiyamii ta’a.`,
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
  claimsUndecided: 'Gaaffiiwwan beenyaa maamila kanaa murtii eegaa jiru. Dura isaan irratti murteessaa.',
  notYours: 'Kun kan akkaawuntii biraati.',
  notFound: 'Teessoo kana irra homtuu hin jiru.',
  wrongMethod: 'Teessoon kun haala kanaan hin hojjetu.',
  malformed: 'Wanti nu ga’e dubbifamuu hin dandeenye. Maaloo irra deebi’aatii yaalaa.',
  notJson: 'Wanti nu ga’e bifa nuti dubbisuu dandeenyuun miti.',
  tooLarge: 'Kun erguuf baay’ee guddaadha.',
  addressTooLong: 'Teessoon kun baay’ee dheeraadha.',
  wrongKey: 'Furtuun xalayaa kanaa UUID miti.',
  keyUsed: 'Kun kanaan dura qabiyyee biraatiin ergameera. Maaloo akka gaaffii beenyaa haaraatti ergaa.',
  unknownVersion:
    'Kun maxxansa Tenawas kan amma hin hubatamne irratti barreeffame. Maaloo haaromsaatii irra deebi’aatii ergaa.',
  tooOften: (seconds: number) =>
    `Yeroo gabaabaa keessatti baay’ee yaaltaniittu. Maaloo sekondii ${seconds} eegaatii irra deebi’aatii yaalaa.`,
  busy: 'Yeroo ammaa Tenawas baay’ee hojii itti heddummaateera. Maaloo xiqqoo turaatii irra deebi’aatii yaalaa.',
  broken: 'Rakkoon gama keenyaan uumameera. Maaloo irra deebi’aatii yaalaa.',
  refused: 'Gaaffiin kun fudhatama hin arganne.',
};
