import { brand } from '../../../../src/contract/brand.ts';
import { codeMinutes } from '../../../codes/codes.ts';
import { coverTexts } from '../cover/am.ts';
import type { EmailTexts } from '../kinds.ts';

const decided: EmailTexts['claim-approved'] = ({ name, number, address }) => ({
  subject: `የካሳ ጥያቄዎ ${number} ተወስኗል`,
  text: `ሰላም ${name}፣

የካሳ ጥያቄዎ ${number} ተወስኗል። ውሳኔውን ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

export const texts: EmailTexts = {
  'password-code': ({ name, code }) => ({
    subject: 'ለአዲስ የይለፍ ቃል የሚሆን ኮድ',
    text: `ሰላም ${name}፣

ኮድዎ ${code} ነው።

ኮዱን በጠየቁበት ገጽ ላይ ይጻፉት። የሚያገለግለው ለ${codeMinutes} ደቂቃ ነው። ከተናዋስ ማንም ሰው ይህን ኮድ አይጠይቅዎትም።

ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም፦ የይለፍ ቃልዎ እንደነበረ ይቆያል።

${brand.name}`,
  }),
  'email-code': ({ name, code }) => ({
    subject: 'ለአዲስ የኢሜይል አድራሻ የሚሆን ኮድ',
    text: `ሰላም ${name}፣

ኮድዎ ${code} ነው።

ኮዱን በአካውንትዎ ቅንብሮች ገጽ ላይ ይጻፉት፤ ከዚያ በኋላ ይህ በተናዋስ የኢሜይል አድራሻዎ ይሆናል። የሚያገለግለው ለ${codeMinutes} ደቂቃ ነው።

ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም።

${brand.name}`,
  }),
  'account-exists': ({ name }) => ({
    subject: 'በተናዋስ አካውንት አለዎት',
    text: `ሰላም ${name}፣

አንድ ሰው ይህን የኢሜይል አድራሻ ለተናዋስ አካውንት አስገብቷል። አድራሻው አስቀድሞ አካውንት አለው፤ በአካውንቱም ምንም አልተቀየረም።

ያስገቡት እርስዎ ከሆኑ በይለፍ ቃልዎ ይግቡ፣ ወይም በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» የሚለውን ይጠቀሙ። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም።

${brand.name}`,
  }),
  'password-changed': ({ name }) => ({
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    text: `ሰላም ${name}፣

የአካውንትዎ የይለፍ ቃል ተቀይሯል። ሌሎች የገቡባቸው ስልኮች እንደገና መግባት አለባቸው።

የቀየሩት እርስዎ ካልሆኑ ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'email-changed': ({ name }) => ({
    subject: 'የኢሜይል አድራሻዎ ተቀይሯል',
    text: `ሰላም ${name}፣

የአካውንትዎ የኢሜይል አድራሻ ተቀይሯል። ለሦስት ቀናት ወደ ቀድሞው አድራሻ መጻፋችንን እንቀጥላለን።

የቀየሩት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው ውስጥ የቀድሞውን አድራሻ ያስገቡ፦ ወደ እሱ በምንልከው ኮድ አዲስ የይለፍ ቃል ይመርጣሉ፣ አድራሻውም እንደገና የአካውንትዎ ይሆናል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'claim-received': ({ name, number, address }) => ({
    subject: `የካሳ ጥያቄዎ ${number} ደርሶናል`,
    text: `ሰላም ${name}፣

የካሳ ጥያቄዎ ${number} ደርሶናል። ተናዋስ ላይ ይከታተሉት፦
${address}

${brand.name}`,
  }),
  'claim-question': ({ name, number, address }) => ({
    subject: `ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ`,
    text: `ሰላም ${name}፣

ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ። እባክዎ ተናዋስ ላይ አንብበው ይመልሱ፦
${address}

${brand.name}`,
  }),
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ name, number, address }) => ({
    subject: `የካሳ ጥያቄዎ ${number} ተከፍሏል`,
    text: `ሰላም ${name}፣

የካሳ ጥያቄዎን ${number} ከፍለናል። መቼና ወዴት እንደተከፈለ ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'account-deleted': () => ({
    subject: 'አካውንትዎ ተሰርዟል',
    text: `ሰላም፣

በጠየቁት መሠረት በተናዋስ የነበረዎት አካውንት ተሰርዟል። ሕጉ ከካሳ ጥያቄዎችዎ እንድንይዝ የሚያስገድደን መረጃ የማን እንደነበረ አይናገርም።

${brand.name}`,
  }),
  'new-log-in': ({ name }) => ({
    subject: 'በሌላ ስልክ ተገብቷል',
    text: `ሰላም ${name}፣

ከዚህ በፊት ባልተጠቀሙበት ስልክ ወይም ብራውዘር ወደ አካውንትዎ ተገብቷል።

የገቡት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው አዲስ የይለፍ ቃል ይምረጡ፦ ሁሉም መግቢያዎች ያበቃሉ። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended': ({ name }) => ({
    subject: 'የአካውንትዎ መግቢያ ተቋርጧል',
    text: `ሰላም ${name}፣

አንድ ወይም ከአንድ በላይ የአካውንትዎ መግቢያዎች በቅንብሮች ገጽ ላይ በይለፍ ቃልዎ ተቋርጠዋል።

ያቋረጡት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው አዲስ የይለፍ ቃል ይምረጡ፦ ሁሉንም መግቢያዎች ያቋርጣል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended-by-us': ({ name }) => ({
    subject: 'የአካውንትዎን መግቢያዎች ሁሉ አቋርጠናል',
    text: `ሰላም ${name}፣

የአካውንትዎን መግቢያዎች ሁሉ አቋርጠናል። በእያንዳንዱ ስልክና ኮምፒውተር ላይ እንደገና መግባት አለብዎት። እዚያ ለመላክ የሚጠብቀው እዚያው ይቆያል።

ምክንያቱን ካላወቁ ቀንም ሆነ ሌሊት ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'data-downloaded': ({ name }) => ({
    subject: 'መረጃዎ ወርዷል',
    text: `ሰላም ${name}፣

ስለ እርስዎ የምንይዘው መረጃ ሁሉ በይለፍ ቃልዎ ከአካውንትዎ ወርዷል። ይህን የምንጽፈው ቢበዛ በቀን አንድ ጊዜ ነው።

ያወረዱት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው አዲስ የይለፍ ቃል ይምረጡ፦ ሁሉንም መግቢያዎች ያቋርጣል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'deletion-requested': ({ name, address }) => ({
    subject: 'አካውንትዎ እንዲሰረዝ ተጠይቋል',
    text: `ሰላም ${name}፣

አካውንትዎ እንዲሰረዝ በቅንብሮች ገጽ ላይ በይለፍ ቃልዎ ተጠይቋል። እስክንሰርዘው ድረስ ጥያቄውን እዚያው መልሰው መውሰድ ይችላሉ፦
${address}

የጠየቁት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው አዲስ የይለፍ ቃልም ይምረጡ፦ ሁሉንም መግቢያዎች ያቋርጣል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'card-blocked': ({ name, address }) => ({
    subject: 'ካርድ ታግዷል',
    text: `ሰላም ${name}፣

የአካውንትዎ አንድ ካርድ ታግዷል። ከአሁን ጀምሮ ሆስፒታሎች አይቀበሉትም፤ በቦታው አዲስ ካርድ ተተክቷል፦
${address}

ያሳገዱት እርስዎ ወይም ቤተሰብዎ ካልሆናችሁ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው አዲስ የይለፍ ቃል ይምረጡ፦ ሁሉንም መግቢያዎች ያቋርጣል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  'phone-changed': ({ name }) => ({
    subject: 'የስልክ ቁጥርዎ ተቀይሯል',
    text: `ሰላም ${name}፣

የአካውንትዎ ስልክ ቁጥር ተቀይሯል።

የቀየሩት እርስዎ ካልሆኑ በሦስት ቀናት ውስጥ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው ውስጥ የቀድሞውን ቁጥር ያስገቡ፦ ቁጥሩን አረጋግጠውት ከነበረ ወደ እሱ በምንልከው ኮድ አዲስ የይለፍ ቃል ይመርጣሉ፣ ቁጥሩም እንደገና የአካውንትዎ ይሆናል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  ...coverTexts,
};
