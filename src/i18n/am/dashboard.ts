import type { messages as en } from '../en/dashboard.ts';

export const messages: typeof en = {
  title: 'የእኔ አካውንት',
  premiumTitle: 'የእኔ ፕሪሚየም አካውንት',
  description: 'ሽፋንዎና የካሳ ጥያቄዎችዎ።',
  welcome: (name: string) => `እንኳን ደህና መጡ፣ ${name}`,
  user: {
    heading: 'የእርስዎ መረጃ',
    fullName: 'ሙሉ ስም',
    email: 'ኢሜይል',
    phone: 'ስልክ',
    confirmPhone: 'የይለፍ ቃልዎን ቢረሱ አዲስ በኤስኤምኤስ ለመምረጥ ያረጋግጡት',
    plan: 'የመድን ዕቅድ',
    planFromPayment: 'ክፍያዎ ከተረጋገጠበት ቀን ጀምሮ',
    planFrom: (day: string) => `ከ${day} ጀምሮ`,
    planUntil: (day: string) => `እስከ ${day}`,
    change: 'ይቀይሩ',
  },
  notConfirmed: {
    title: 'የፕሪሚየም ዕቅድዎ ገና አልተረጋገጠም።',
    text: 'ክፍያዎን እስክናረጋግጥ ድረስ የካሳ ጥያቄዎችዎ እንደማንኛውም ጥያቄ ይታያሉ፤ የጠየቋቸው የፕሪሚየም አገልግሎቶችም ይጠብቃሉ። እንዴት መክፈል እንደሚፈልጉ ይንገሩን፤ እናነጋግርዎታለን።',
    asked:
      'እንዴት መክፈል እንደሚፈልጉ ደርሶናል፤ ስለ ክፍያው እናነጋግርዎታለን። ክፍያው እስኪረጋገጥ ድረስ የካሳ ጥያቄዎችዎ እንደማንኛውም ጥያቄ ይታያሉ፤ የጠየቋቸው የፕሪሚየም አገልግሎቶችም ይጠብቃሉ።',
    pay: 'የክፍያ መንገድ ይምረጡ',
  },
  services: {
    heading: 'የገዟቸው አገልግሎቶች',
    none: 'ገና የገዙት አገልግሎት የለም።',
    browse: 'ሁሉንም አገልግሎቶች ይመልከቱ',
    until: (day: string) => `እስከ ${day}`,
    requested: 'ተጠይቋል',
    declined: 'አልጸደቀም',
  },
  waiting: {
    heading: 'በዚህ ስልክ ላይ',
    some: (count: number) =>
      count === 1 ? 'አንድ ጥያቄ በዚህ ስልክ ላይ ተቀምጧል፣ ገና አልተላከም።' : `${count} ጥያቄዎች በዚህ ስልክ ላይ ተቀምጠዋል፣ ገና አልተላኩም።`,
    attention: (count: number) => (count === 1 ? 'ከእነርሱ አንዱ እርማት ያስፈልገዋል።' : `ከእነርሱ ${count} እርማት ያስፈልጋቸዋል።`),
    see: 'በካሳ ጥያቄዎችዎ ውስጥ ይመልከቱ',
  },
  attention: {
    heading: 'እርስዎን የሚጠብቁ',
    asked: 'ጥያቄ አለን',
    declined: 'አልጸደቀም',
    amount: (money: string) => `${money} ተከፍሏል`,
  },
  underWay: { heading: 'በሂደት ላይ', requested: 'ተጠይቋል', upgrade: 'ወደ ፕሪሚየም መሸጋገር' },
  claims: {
    heading: 'የካሳ ጥያቄዎ ሁኔታ',
    approved: 'ጸድቋል',
    pending: 'ውሳኔ ይጠብቃል',
    declined: 'አልጸደቀም',
    noneApproved: 'ገና የጸደቀ የካሳ ጥያቄ የለም።',
    none: 'ገና የቀረበ የካሳ ጥያቄ የለም።',
    decidedOn: (day: string) => `የተወሰነበት ቀን፦ ${day}`,
    sentOn: (day: string) => `የደረሰበት ቀን፦ ${day}`,
    seeAll: 'የካሳ ጥያቄዎችዎን ሁሉ ይመልከቱ',
  },
  next: {
    heading: 'አዲስ የካሳ ጥያቄ',
    form: 'የካሳ ጥያቄ ቅጽ ይሙሉ',
    priority: 'ቅድሚያ የሚሰጠው የካሳ ጥያቄ ያቅርቡ',
  },
  request: {
    lead: 'ወይም ቀሪውን ለእኛ ይተዉ፦ ካሳ መጠየቅ እንደሚፈልጉ ይነገረናል፤ እንደውልልዎታለን።',
    submit: 'ለአስተዳዳሪ ጥያቄ ይላኩ',
    sent: 'ጥያቄዎ ለአስተዳዳሪው ተልኳል።',
    open: (number: string) => `ጥያቄዎ ${number} ቀድሞውኑ ክፍት ነው። እንደውልልዎታለን።`,
    failed: 'ጥያቄዎን መላክ አልተቻለም።',
    notStored: 'በዚህ ስልክ ላይ ማስቀመጥ አልተቻለም፤ ስልኩ ሞልቶ ሊሆን ይችላል።',
    saved: 'ጥያቄዎ በዚህ ስልክ ላይ ተቀምጧል፣ ገና አልተላከም። ኔትወርክ ሲኖር በራሱ ይላካል።',
  },
};
