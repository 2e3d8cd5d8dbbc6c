import type { messages as en } from '../en/notices.ts';

export const messages: typeof en = {
  title: 'ማሳወቂያዎች',
  description: 'ተናዋስ ስለ ካሳ ጥያቄዎችዎና ስለ አካውንትዎ የነገረዎት።',
  lead: 'በካሳ ጥያቄዎችዎና በአካውንትዎ ላይ የሆነው፣ አዲሱ መጀመሪያ።',
  loading: 'ማሳወቂያዎችዎ እየመጡ ነው…',
  nothingKnown: 'ልንገኝ አልቻልንም፤ ማሳወቂያዎችዎም ገና ወደዚህ ስልክ አልመጡም።',
  none: 'እስካሁን ምንም የለም',
  noneYet: 'የካሳ ጥያቄ ሲደርሰን ወይም ሲወሰን፣ ወይም አካውንትዎ ሲቀየር እዚህ ያነባሉ።',
  choose: 'የምንነግርዎትንና በምን መንገድ እንደምንነግርዎት ይምረጡ',
  isNew: 'አዲስ',
  texts: {
    'claim-received': (number) => `የካሳ ጥያቄዎ ${number} ደርሶናል።`,
    'claim-question': (number) => `ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ።`,
    'claim-approved': (number) => `የካሳ ጥያቄዎ ${number} ጸድቋል።`,
    'claim-declined': (number) => `የካሳ ጥያቄዎ ${number} አልጸደቀም።`,
    'claim-paid': (number) => `የካሳ ጥያቄዎ ${number} ተከፍሏል።`,
    'subscription-confirmed': 'የደንበኝነት ምዝገባዎ ጸድቋል።',
    'subscription-declined': 'የደንበኝነት ምዝገባዎ አልጸደቀም።',
    'plan-confirmed': 'የፕሪሚየም ዕቅድዎ ጸድቋል።',
    'plan-declined': 'የፕሪሚየም ዕቅድዎ አልጸደቀም።',
    'family-confirmed': 'የቤተሰብ አባልዎ ጸድቋል።',
    'family-declined': 'የቤተሰብ አባልዎ አልጸደቀም።',
    ending: {
      subscription: (day) => `የደንበኝነት ምዝገባዎ ${day} ያበቃል።`,
      plan: (day) => `የፕሪሚየም ዕቅድዎ ${day} ያበቃል።`,
    },
    'password-changed': 'የይለፍ ቃልዎ ተቀይሯል።',
    'email-changed': 'የኢሜይል አድራሻዎ ተቀይሯል።',
    'phone-changed': 'የስልክ ቁጥርዎ ተቀይሯል።',
    'new-log-in': 'በሌላ ስልክ ወደ አካውንትዎ ተገብቷል።',
  },
};
