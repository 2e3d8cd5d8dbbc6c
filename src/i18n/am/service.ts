import type { messages as en } from '../en/service.ts';

export const messages: typeof en = {
  premium: 'የፕሪሚየም አገልግሎት',
  highlights: 'ዋና ዋና ነጥቦች',
  pricing: 'ዋጋና ክፍያ',
  yearly: (price: string) => `የዓመት ክፍያ፦ ${price} በዓመት`,
  flexible: 'በሚመችዎት መንገድ መክፈል ይችላሉ (በክሬዲት ካርድ፣ በባንክ ዝውውር፣ በሞባይል ባንኪንግ)።',
  ask: 'ሽፋኑ ለማን እንደሆነ ይንገሩን፤ ከመወሰንዎ በፊት ዋጋውን እንነግርዎታለን። ለመጠየቅ ምንም አይከፍሉም።',
  askSubject: (service: string) => `ዋጋ፦ ${service}`,
  limits: 'ምን እንደሚከፈልና እስከ ምን ያህል እንደሆነ በመድን ውልዎ ላይ ተጽፏል።',
  readPolicy: 'የመድን ውሉን ያንብቡ',
  hospitals: 'በአቅራቢያዎ ያሉ ሆስፒታሎች ከስልክና ከሥራ ሰዓት ጋር',
  next: 'ምን ማድረግ ይፈልጋሉ?',
  register: 'ይመዝገቡ',
  registerPremium: 'ለፕሪሚየም ይመዝገቡ',
  subscribe: 'ለአንድ ዓመት ይግዙ',
  claim: 'የካሳ ጥያቄ ያቅርቡ',
  back: 'ወደ አገልግሎቶች ይመለሱ',
  more: 'ሌሎች አገልግሎቶች',
};
