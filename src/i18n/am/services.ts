import type { messages as en } from '../en/services.ts';

export const messages: typeof en = {
  title: 'አገልግሎቶቻችን',
  description: 'ሁሉም የጤና መድን አገልግሎቶቻችን ከዓመት ዋጋቸው ጋር፦ ሆስፒታል፣ ምርመራ፣ መድኃኒት፣ ወሊድ፣ ድንገተኛ ሕክምና፣ ፕሪሚየምና ሌሎችም።',
  intro: 'ጥራት ካለው ሕክምና ጋር የሚያገናኙዎትን አገልግሎቶቻችንን ይመልከቱ።',
  premiumBadge: 'ፕሪሚየም',
  search: {
    label: 'አገልግሎት ይፈልጉ',
    hint: 'ለምሳሌ ወሊድ፣ መድኃኒት ወይም አልትራሳውንድ',
  },
  filter: {
    label: 'የሚታዩት',
    all: 'ሁሉም',
    standard: 'መደበኛ',
    premium: 'ፕሪሚየም',
  },
  perYear: (price: string) => `${price} በዓመት`,
  inBirr: (amount: string, day: string) => `ወደ ${amount} ገደማ፣ በ${day} የምንዛሪ ተመን`,
  count: (shown: number) => `${shown} አገልግሎት`,
  nothing: {
    heading: 'ምንም አልተገኘም',
    nothingFor: (search: string) => `«${search}» ከሚለው ጋር የሚመሳሰል አገልግሎት የለም።`,
    advice: 'አጠር ያለ ቃል ይሞክሩ ወይም ሁሉንም አገልግሎቶች ይመልከቱ። ደውለውልን የሚፈልጉትን ሊነግሩንም ይችላሉ።',
    showAll: 'ሁሉንም አገልግሎቶች ይመልከቱ',
  },
  onRequest: 'ዋጋውን ይጠይቁ',
  pricesAsOf: (date: string) => `ዋጋው የወጣበት ቀን፦ ${date}`,
};
