import { brand } from '../../contract/brand.ts';
import type { messages as en } from '../en/layout.ts';
import { calendar } from './calendar.ts';

export const messages: typeof en = {
  calendar,
  skip: 'ወደ ዋናው ጽሑፍ ይለፉ',
  navigation: {
    label: 'ዋና ማውጫ',
    brandHome: `${brand.name}፣ መነሻ ገጽ`,
    home: 'መነሻ',
    about: 'ስለ እኛ',
    services: 'አገልግሎቶች',
    login: 'ይግቡ',
    account: 'የእኔ አካውንት',
    openMenu: 'ማውጫውን ይክፈቱ',
    closeMenu: 'ማውጫውን ይዝጉ',
  },
  footer: {
    tagline: 'ከእርስዎ ጋር የሚጓዝ የጤና ሽፋን።',
    quickLinks: 'አቋራጮች',
    profile: 'መገለጫ',
    policies: 'የመድን ውሉን ያንብቡ',
    claims: 'የካሳ ጥያቄዎች',
    about: 'ስለ እኛ',
    contact: 'ያግኙን',
    call: (phone: string) => `በ${phone} ይደውሉ`,
    write: (email: string) => `በ${email} ይጻፉ`,
    hours: 'በየቀኑ፣ ቀንና ሌሊት',
    social: 'ይከተሉን',
    socialOn: (network: string) => `${brand.name} በ${network}`,
    copyright: (year: number) => `© ${year} ${brand.name}። መብቱ በሕግ የተጠበቀ ነው።`,
  },
  error: {
    title: 'ያልተጠበቀ ስህተት አጋጥሟል',
    description: 'በዚህ ገጽ ላይ ችግር ተፈጥሯል። እንደገና መሞከር ወይም ወደ መነሻ ገጽ መመለስ ይችላሉ።',
    notFoundTitle: 'ገጹ አልተገኘም',
    services: 'አገልግሎቶቹን ይመልከቱ',
    notFound: 'በዚህ አድራሻ ምንም ገጽ የለም። ገጹ ቦታ ቀይሮ ወይም አድራሻው በስህተት ተጽፎ ሊሆን ይችላል።',
    chunk: 'የዚህ ገጽ አንድ ክፍል አልደረሰም። ኔትወርኩ ቀርፋፋ ወይም የጠፋ ሊሆን ይችላል። በዚህ ስልክ ላይ የተቀመጠው እንዳለ ነው።',
    broken: 'በዚህ ገጽ ላይ ብልሽት ተፈጥሯል። ጥፋቱ የእኛ እንጂ የእርስዎ አይደለም። በዚህ ስልክ ላይ የተቀመጠው እንዳለ ነው።',
    reported: (message: string) => `ገጹ ያሳወቀው፦ ${message}`,
    home: 'ወደ መነሻ ገጽ ይሂዱ',
    again: 'እንደገና ይሞክሩ',
    call: (phone: string) => `ችግሩ ከቀጠለ በ${phone} ይደውሉልን።`,
  },
  offline: {
    band: 'አሁን ኔትወርክ የለም። ማንበብና መጻፍ መቀጠል ይችላሉ። የሚልኩት የካሳ ጥያቄ ኔትወርክ ሲመለስ ይሄዳል።',
    notCome: 'ቅጹ ሙሉ ሆኖ አልደረሰም፤ ኔትወርኩ ቀርፋፋ ነው ወይም ጠፍቷል። የጻፉት እዚሁ እንዳለ ነው። ኔትወርክ ሲመለስ እንደገና ይጫኑ።',
  },
  update: {
    offer: 'አዲስ ስሪት ተዘጋጅቷል፦ ያድሱ',
    drafts: 'የጻፉት አስቀድሞ ይቀመጣል።',
    later: 'አሁን አይደለም',
    taken: 'ሌላ የተከፈተ ገጽ ወደ አዲሱ ስሪት ተቀይሯል። ዝግጁ ሲሆኑ ይህንንም እንደገና ይክፈቱ።',
    reload: 'እንደገና ይክፈቱ',
  },
  loading: {
    page: 'ገጹ እየተከፈተ ነው…',
    slow: 'ገና እየተከፈተ ነው። ኔትወርኩ ቀርፋፋ ነው።',
  },
  language: {
    label: 'ቋንቋ',
    current: (language: string) => `ቋንቋ፦ ${language}`,
  },
  install: {
    offer: `${brand.name} በዚህ ስልክ ላይ ይቀመጥ?`,
    reason: 'ኔትወርክ ቢኖርም ባይኖርም ከስልክዎ መነሻ ማያ ገጽ ይከፈታል። የሚይዘው ቦታ ትንሽ ነው።',
    accept: 'ይጫኑ',
    later: 'አሁን አይደለም',
    byHand: 'የብሮውዘርዎን ማውጫ ይክፈቱና «ወደ መነሻ ማያ ገጽ አክል» የሚለውን ይምረጡ።',
    done: `${brand.name} አሁን በስልክዎ መነሻ ማያ ገጽ ላይ ነው።`,
  },
};
