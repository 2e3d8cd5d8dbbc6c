import type { messages as en } from '../en/portal.ts';

export const messages: typeof en = {
  menu: 'የእኔ አካውንት',
  profile: 'መገለጫ',
  claims: 'የካሳ ጥያቄ',
  settings: 'ቅንብሮች',
  notices: 'ማሳወቂያዎች',
  unseen: (count) => `${count} አዲስ`,
  logOut: 'ይውጡ',
  waitingHere: (count: number) => `${count} በዚህ ስልክ ላይ ይጠብቃል`,
  leaving: {
    title: 'መውጣት ይፈልጋሉ?',
    waiting: (count: number) =>
      count === 1 ? 'አንድ ጥያቄ ገና በዚህ ስልክ ላይ ነው፤ አልተላከም።' : `${count} ጥያቄዎች ገና በዚህ ስልክ ላይ ናቸው፤ አልተላኩም።`,
    drafts: (count: number) =>
      count === 1 ? 'የጀመሩት አንድ ቅጽ በዚህ ስልክ ላይ እንደ ረቂቅ ተቀምጧል።' : `የጀመሯቸው ${count} ቅጾች በዚህ ስልክ ላይ እንደ ረቂቅ ተቀምጠዋል።`,
    photos: (count: number) =>
      count === 1 ? 'አንድ የካሳ ጥያቄ ፎቶ ገና በዚህ ስልክ ላይ ነው፤ አልተላከም።' : `${count} የካሳ ጥያቄ ፎቶዎች ገና በዚህ ስልክ ላይ ናቸው፤ አልተላኩም።`,
    sendNow: 'አሁን ይላኩ',
    sending: 'እየተላከ ነው…',
    notSent: 'አሁን መላክ አልተቻለም። ገና እዚህ አሉ።',
    allSent: 'ሁሉም ተልኳል። መውጣት ይችላሉ።',
    keep: 'በዚህ ስልክ ላይ ቆልፈው ይውጡ',
    kept: 'ተቆልፎ ይቆያል፦ ሌላ ሰው ሊያየውም ሊልከውም አይችልም። እንደገና ሲገቡ ይላካል።',
    draftsKept: 'የጀመሩት ተቆልፎ ይቆያል፦ ሌላ ሰው ሊያየው አይችልም። እንደገና ሲገቡ ይቀጥሉታል።',
    discard: 'ጥለው ይውጡ',
    discarded: 'የተጣለ ይጠፋል፤ ወደ እኛም አይደርስም።',
    leave: 'ይውጡ',
    stay: 'ሳይወጡ ይቆዩ',
  },
  ended: {
    noUser: 'መገለጫዎን መክፈት አልተቻለም። እባክዎ እንደገና ይግቡ።',
    whileTyping: 'የመግቢያ ጊዜዎ አብቅቷል። ለመግባት እስኪሄዱ ድረስ የሚጽፉት እዚህ ይቆያል።',
    logIn: 'ይግቡ',
  },
  loading: 'አካውንትዎ እየተከፈተ ነው…',
  asOf: (moment: string) => `የታየበት ጊዜ፦ ${moment}`,
  lastKnown: (moment: string) => `ወደ እኛ መድረስ አልተቻለም። ይህ በመጨረሻ የታወቀው ነው፦ ${moment}።`,
  nothingKnown: 'ወደ እኛ መድረስ አልተቻለም፤ የአካውንትዎ መረጃም ገና ወደዚህ ስልክ አልመጣም። በዚህ ስልክ ላይ የተቀመጠው እዚህ አለ።',
  again: 'እንደገና ይሞክሩ',
  help: (phone: string) => `ጥያቄ አለዎት? ቀንም ሆነ ሌሊት በ${phone} ይደውሉ።`,
  callMeBack: 'መልሰው ይደውሉልኝ',
  push: {
    on: 'ይህ ስልክ ተናዋስ ተዘግቶም እያለ ማሳወቂያዎችን ያሳያል።',
    off: 'ይህ ስልክ ተናዋስ ተዘግቶም እያለ ወዲያውኑ ሊነግርዎት ይችላል።',
    denied: 'የተናዋስ ማሳወቂያዎች በዚህ ስልክ ላይ ታግደዋል። በአሳሽዎ ቅንብሮች ውስጥ መፍቀድ ይችላሉ።',
    turnOn: 'ማሳወቂያዎችን አሳይ',
    turnOff: 'ማሳወቂያዎችን አቁም',
    failed: 'ይህ አልተቀየረም። ግንኙነት ያስፈልገዋል፤ እባክዎ ቆይተው እንደገና ይሞክሩ።',
  },
};
