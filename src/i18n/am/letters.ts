import type { messages as en } from '../en/letters.ts';

export const messages: typeof en = {
  state: {
    waiting: 'በዚህ ስልክ ላይ ተቀምጧል፣ ገና አልተላከም',
    sending: 'እየተላከ ነው',
    sent: (number: string, when: string) => `ተልኳል፣ የመቀበያ ቁጥር ${number}፣ ${when}`,
    needsLogIn: 'ለመላክ ይግቡ',
    needsCorrection: 'እርማት ያስፈልገዋል',
  },
  explanation: {
    waiting: 'ኔትወርክ ሲኖር በራሱ ይላካል። ይህን ገጽ መዝጋት ይችላሉ። እንደገና መጻፍ አያስፈልግም።',
    sending: 'ወደ እኛ እየመጣ ነው። መድረሱን እስክናረጋግጥ ድረስ በዚህ ስልክ ላይ ይቆያል።',
    sent: 'ከአሁን በኋላ ስልክዎ ምንም ቢሆን እኛ ዘንድ ነው።',
    needsLogIn: 'በዚህ ስልክ ላይ ተቀምጧል። ሲገቡ ይላካል።',
    needsCorrection: 'እንዳለ ልንቀበለው አልቻልንም። በዚህ ስልክ ላይ ተቀምጧል፤ አርመው እንደገና ይላኩት።',
    earlierArrived:
      'ከመለወጥዎ በፊት የቀደመው ቅጂ ደርሶን ነበር፤ ስለዚህ ይህ አልተወሰደም፤ ምንም ነገር ሁለት ጊዜ አይላክም። የቀደመውን ከካሳ ጥያቄዎችዎ መካከል ያገኙታል። ለውጡ አስፈላጊ ከሆነ ይደውሉልን።',
    refusedUnchanged: 'ልንቀበለው አልቻልንም። በዚህ ስልክ ላይ ተቀምጧል።',
  },
  lastAttempt: (when: string) => `መጨረሻ የተሞከረው፦ ${when}`,
  kind: {
    claim: 'የካሳ ጥያቄ',
    'premium-claim': 'የፕሪሚየም የካሳ ጥያቄ',
    'claim-answer': 'ለጥያቄ የተሰጠ መልስ',
    'claim-review': 'እንደገና እንዲታይ የቀረበ ጥያቄ',
    'claim-request': 'ለአስተዳዳሪ የቀረበ ጥያቄ',
    'call-back': 'እንዲደወል የቀረበ ጥያቄ',
    subscription: 'የአገልግሎት ግዢ',
    upgrade: 'ወደ ፕሪሚየም መሸጋገር',
  },
  act: {
    sendNow: 'አሁን ይላኩ',
    tryAgain: 'እንደገና ይሞክሩ',
    logIn: 'ይግቡ',
    correct: 'ያርሙ',
    tooLateToEdit: 'አሁን እየተላከ ስለሆነ ሊቀየር አይችልም። ካልተሳካ እንደገና ማስተካከል ይችላሉ።',
    edit: 'አስተካክል',
    discard: 'ይጣሉት',
  },
  discard: {
    title: 'ይህ ይጣል?',
    text: 'ገና አልተላከም። የጻፉት ከዚህ ስልክ ይጠፋል፤ መመለስም አይቻልም።',
    textSending: 'አሁን እየተላከ ነው። አስቀድሞ ከደረሰን ግን ቢጥሉትም እኛ ዘንድ ይኖራል።',
    yes: 'አዎ፣ ይጣል',
    no: 'አይ፣ ይቀመጥ',
  },
};
