import type { messages as en } from '../en/hospitals.ts';
import { hospitalNames } from './hospital-names.ts';

export const messages: typeof en = {
  names: hospitalNames,
  title: 'አጋር ሆስፒታሎች',
  description: 'ከእኛ ጋር የሚሠሩ ሆስፒታሎችና ክሊኒኮች በየከተማው፦ ስልክ፣ የሥራ ሰዓት፣ አገልግሎትና መንገድ። ያለ ኔትወርክም ይነበባል።',
  intro: 'ከእኛ ጋር የሚሠሩ ሆስፒታሎችና ክሊኒኮች ከስልካቸው፣ ከሥራ ሰዓታቸውና ከመንገዱ ጋር።',
  examples: 'እነዚህ ሆስፒታሎች ምሳሌዎች ናቸው፦ የአጋሮቻችን ዝርዝር እስኪወጣ ድረስ ስሞቹና የስልክ ቁጥሮቹ የተፈጠሩ ናቸው።',
  search: {
    label: 'ሆስፒታል ይፈልጉ',
    hint: 'ስም ወይም ከተማ',
  },
  town: 'ከተማ',
  allTowns: 'ሁሉም ከተሞች',
  service: 'አገልግሎት',
  allServices: 'ሁሉም አገልግሎቶች',
  count: (shown: number) => `${shown} ሆስፒታል`,
  asOf: (day: string) => `ዝርዝሩ የወጣበት ቀን፦ ${day}`,
  services: 'የሚሰጡ አገልግሎቶች',
  map: 'ካርታ',
  mapOf: (name: string) => `ካርታ፦ ${name}`,
  app: 'በካርታ መተግበሪያ ይክፈቱ',
  appOf: (name: string) => `በካርታ መተግበሪያ ይክፈቱ፦ ${name}`,
  nothing: {
    heading: 'ምንም ሆስፒታል አልተገኘም',
    nothingFor: (search: string) => `«${search}» ከሚለው ጋር የሚመሳሰል ሆስፒታል የለም።`,
    advice: 'በሌላ አጻጻፍ ወይም በሌላ ከተማ ይሞክሩ፣ ወይም ሁሉንም ሆስፒታሎች ይመልከቱ። ሊደውሉልንም ይችላሉ።',
    showAll: 'ሁሉንም ሆስፒታሎች ይመልከቱ',
  },
  nearest: {
    sort: 'ቅርብ የሆነውን አስቀድም',
    privacy: 'ይህን ሲጫኑ ብሮውዘርዎ ይህ ገጽ ያሉበትን ቦታ ማወቅ ይችል እንደሆነ ይጠይቅዎታል። ርቀቱ የሚሰላው በዚህ ስልክ ላይ ነው፤ ያሉበት ቦታ ለእኛ አይነገርም።',
    asking: 'ያሉበት ቦታ እየተፈለገ ነው…',
    sorted: (name: string, away: string) => `ከቅርብ ወደ ሩቅ። በጣም ቅርቡ ${name} ነው፣ ${away}።`,
    noneShown: 'ከቅርብ ወደ ሩቅ።',
    byTown: 'እንደገና በከተማ',
    away: (km: string) => `በቀጥታ መስመር ወደ ${km} ኪ.ሜ. ገደማ`,
    denied: 'ይህ ገጽ ያሉበትን ቦታ እንዲያውቅ አልተፈቀደለትም። በብሮውዘርዎ ቅንብሮች ውስጥ ሊፈቅዱለት ወይም ከላይ ከተማ ሊመርጡ ይችላሉ።',
    unavailable: 'ስልክዎ ያለበትን ቦታ ማወቅ አልቻለም። ከላይ ከተማ ሊመርጡ ይችላሉ።',
    timeout: 'ያሉበትን ቦታ ማወቅ ብዙ ጊዜ ወሰደ። እንደገና ሊሞክሩ ወይም ከላይ ከተማ ሊመርጡ ይችላሉ።',
  },
};
