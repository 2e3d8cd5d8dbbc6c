import { brand } from '../../../src/contract/brand.ts';
import { codeMinutes } from '../../codes/codes.ts';
import type { NoticeTexts } from './en.ts';

export const texts: NoticeTexts = {
  passwordCode: (name, code) => ({
    subject: 'ለአዲስ የይለፍ ቃል የሚሆን ኮድ',
    text: `ሰላም ${name}፣

ኮድዎ ${code} ነው።

ኮዱን በጠየቁበት ገጽ ላይ ይጻፉት። የሚያገለግለው ለ${codeMinutes} ደቂቃ ነው። ከተናዋስ ማንም ሰው ይህን ኮድ አይጠይቅዎትም።

ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም፦ የይለፍ ቃልዎ እንደነበረ ይቆያል።

${brand.name}`,
  }),
  emailCode: (name, code) => ({
    subject: 'ለአዲስ የኢሜይል አድራሻ የሚሆን ኮድ',
    text: `ሰላም ${name}፣

ኮድዎ ${code} ነው።

ኮዱን በአካውንትዎ ማስተካከያ ገጽ ላይ ይጻፉት፤ ከዚያ በኋላ ይህ በተናዋስ የኢሜይል አድራሻዎ ይሆናል። የሚያገለግለው ለ${codeMinutes} ደቂቃ ነው።

ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም።

${brand.name}`,
  }),
  accountExists: (name) => ({
    subject: 'በተናዋስ አካውንት አለዎት',
    text: `ሰላም ${name}፣

አንድ ሰው ይህን የኢሜይል አድራሻ ለተናዋስ አካውንት አስገብቷል። አድራሻው አስቀድሞ አካውንት አለው፤ በአካውንቱም ምንም አልተቀየረም።

ያስገቡት እርስዎ ከሆኑ በይለፍ ቃልዎ ይግቡ፣ ወይም በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» የሚለውን ይጠቀሙ። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም።

${brand.name}`,
  }),
  passwordChanged: (name) => ({
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    text: `ሰላም ${name}፣

የአካውንትዎ የይለፍ ቃል ተቀይሯል። ሌሎች የገቡባቸው ስልኮች እንደገና መግባት አለባቸው።

የቀየሩት እርስዎ ካልሆኑ ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  emailChanged: (name) => ({
    subject: 'የኢሜይል አድራሻዎ ተቀይሯል',
    text: `ሰላም ${name}፣

የአካውንትዎ የኢሜይል አድራሻ ተቀይሯል። ለሦስት ቀናት ወደ ቀድሞው አድራሻ መጻፋችንን እንቀጥላለን።

የቀየሩት እርስዎ ካልሆኑ በመግቢያው ገጽ ላይ «የይለፍ ቃልዎን ረሱ?» በሚለው ውስጥ የቀድሞውን አድራሻ ያስገቡ፦ ወደ እሱ በምንልከው ኮድ አዲስ የይለፍ ቃል ይመርጣሉ፣ አድራሻውም እንደገና የአካውንትዎ ይሆናል። ወይም ቀንም ሆነ ሌሊት ወዲያውኑ ይደውሉልን፦ ${brand.shownPhone}

${brand.name}`,
  }),
  claimNews: {
    question: (name, number, address) => ({
      subject: `ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ`,
      text: `ሰላም ${name}፣

ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ። እባክዎ ተናዋስ ላይ አንብበው ይመልሱ፦
${address}

${brand.name}`,
    }),
    decided: (name, number, address) => ({
      subject: `የካሳ ጥያቄዎ ${number} ተወስኗል`,
      text: `ሰላም ${name}፣

የካሳ ጥያቄዎ ${number} ተወስኗል። ውሳኔውን ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
    }),
    paid: (name, number, address) => ({
      subject: `የካሳ ጥያቄዎ ${number} ተከፍሏል`,
      text: `ሰላም ${name}፣

የካሳ ጥያቄዎን ${number} ከፍለናል። መቼና ወዴት እንደተከፈለ ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
    }),
  },
};
