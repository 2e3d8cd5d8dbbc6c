import type { messages as en } from '../en/verify.ts';

export const messages: typeof en = {
  title: 'Kaardii mirkaneessaa',
  description:
    'Hospitaalotaaf: kaardiin Tenawas dhugaa ta’uu fi maal akka haguugu bilbilaan mirkaneessaa. Seenuun hin barbaachisu; yeroo jalqabaa booda neetworkii malees ni hojjeta.',
  lead: 'Simannaa hospitaalaaf: kaardichi kan keenya ta’uu fi maal akka haguugu. Fuulli kun yeroo jalqabaa booda neetworkii malee ni hojjeta.',
  scan: 'Kaameraan dubbisaa',
  scanning: 'Koodii kaardichaa fuula kaameraa duratti qabaa…',
  stop: 'Kaameraa dhaabaa',
  picture: 'Suuraa koodii banaa',
  noCode: 'Suuraa kana keessa koodiin dubbifamu hin jiru. Dhiyaadhaatii ifa gahaa keessatti kaasaa.',
  camera: {
    refused:
      'Fuulli kun kaameraatti fayyadamuu hin hayyamamne. Qindaa’ina biraawzara keessanii keessatti hayyamaa, suuraa koodichaa banaa, ykn lakkoofsa barreessaa.',
    none: 'Meeshaan kun kaameraa fuulli kun itti fayyadamu hin qabu. Suuraa koodichaa banaa ykn lakkoofsa barreessaa.',
    busy: 'Kaameraa appiin biraa itti fayyadamaa jira. Cufaatii irra deebi’aa yaalaa.',
  },
  another: 'Kaardii biraa mirkaneessaa',
  typed: {
    heading: 'Koodii malee',
    label: 'Lakkoofsa kaardii irra jiru',
    hint: (example) => `Qubee fi lakkoofsa kudha lama, fakkeenyaaf ${example}. Neetworkii barbaada.`,
    submit: 'Lakkoofsa mirkaneessaa',
    failed: 'Lakkoofsi barreeffame neetworkii qofaan mirkanaa’a. Bakka isaa koodicha dubbisaa ykn nuuf bilbilaa.',
    busy: 'Hojiin nutti baay’ateera, ykn as irraa amma lakkoofsonni baay’een mirkaneeffamaniiru. Maaloo daqiiqaa tokko booda irra deebi’aa yaalaa.',
  },
  verdicts: {
    covered: 'Haguuggii qaba',
    notCovered: 'Amma haguuggii hin qabu',
    ended: 'Haguuggiin xumurameera',
    expired: 'Yeroon koodichaa darbeera',
    blocked: 'Dhorkameera',
    notOurs: 'Kaardii keenya miti',
    unknown: 'Kaardiin lakkoofsa kana qabu hin jiru',
    unknownKey: 'Bilbilli kun kaardii kana ammatti mirkaneessuu hin danda’u',
    noKeys: 'Bilbilli kun ammatti kaardii mirkaneessuu hin danda’u',
    wrongClock: 'Guyyaan bilbila kanaa dogoggora fakkaata',
  },
  texts: {
    compare: 'Maqicha waraqaa eenyummaa waliin wal bira qabaa ilaalaa.',
    ended: 'Guyyaan dhumaa wantoota kaardii kana irra jiran hundaa darbeera.',
    expired:
      'Kaardichi kan keenya, garuu yeroon hin haaromfamne. Abbaan isaa yeroo tokko neetworkiidhaan haa banu; ykn lakkoofsa mirkaneessaa.',
    blocked: 'Kaardichi badeera jedhameera, ykn haaraan bakka bu’eera. Hin fudhatinaa.',
    notOurs: 'Koodii kana nuti hin mallatteessine. Hin fudhatinaa.',
    unknown:
      'Qubee fi lakkoofsa hunda kaardicha waliin wal bira qabaa ilaalaa. Yoo sirrii ta’e kaardicha hin fudhatinaa.',
    unknownKey:
      'Furtuu bilbila kana irra hin jirreen mallatteeffameera. Yeroo tokko neetworkiitti hidhaa; deebiin asitti mul’ata.',
    noKeys: 'Yeroo tokko neetworkii barbaada. Sana booda neetworkii malee ni hojjeta.',
    wrongClock: (today) =>
      `Har’a ${today} jedha. Guyyaa sirrii galchaa, ykn guyyoota kana har’a waliin wal bira qabaa ilaalaa:`,
  },
  name: 'Maqaa',
  number: 'Lakkoofsa kaardii',
  premium: 'Sagantaa Piriimiyamii',
  until: (day) => `hanga ${day}`,
  confirmed: 'Kan mirkanaa’e',
  valid: 'Koodichi kan hojjetu hanga',
  listOf: (moment) => `Tarree kaardiiwwan dhorkaman kan ${moment} waliin ilaalameera.`,
  noList: 'Bilbilli kun ammatti tarree kaardiiwwan dhorkaman hin qabu. Yeroo tokko neetworkii barbaada.',
  ready: (moment) => `Neetworkii malee hojjechuuf qophiidha. Kan dhuma haaromfame: ${moment}.`,
  notReady: 'Fuulli kun yeroo tokko neetworkii barbaada. Sana booda neetworkii malee ni hojjeta.',
  privacy: 'Wanti dubbifamu bilbila kana irratti hafa; hin olkaa’amu.',
};
