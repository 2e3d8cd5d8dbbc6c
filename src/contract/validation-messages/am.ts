import type { FieldError } from '../validate.ts';
import type { ValidationMessages } from './en.ts';

export const messages: ValidationMessages = {
  several: 'መታረም ያለባቸው ቦታዎች አሉ። ምን እንደሆነ በእያንዳንዱ ላይ ተጽፏል።',
  field: (error: FieldError): string => {
    switch (error.code) {
      case 'required':
        return 'እባክዎ ይህን ይሙሉ።';
      case 'wrong-type':
        return 'ይህ ልናነበው በምንችለው መልክ አልተጻፈም።';
      case 'too-long':
        return error.limit === undefined ? 'ይህ በጣም ረጅም ነው።' : `ይህ በጣም ረጅም ነው፦ ቢበዛ ${error.limit} ፊደል ይሁን።`;
      case 'too-short':
        return error.limit === undefined ? 'ይህ በጣም አጭር ነው።' : `ይህ በጣም አጭር ነው፦ ቢያንስ ${error.limit} ፊደል ይሁን።`;
      case 'unreadable':
        return 'ሊቀመጥ የማይችል ምልክት በውስጡ አለ።';
      case 'not-an-email':
        return 'ይህ የኢሜይል አድራሻ አይመስልም። እንደ name@mail.com ይጻፉ።';
      case 'common-password':
        return 'ይህ የይለፍ ቃል ብዙ ሰዎች የሚጠቀሙበት ነው። እባክዎ ሌላ ይምረጡ።';
      case 'passwords-differ':
        return 'ሁለቱ የይለፍ ቃሎች አይመሳሰሉም።';
      case 'not-an-email-or-phone':
        return 'ይህ የኢሜይል አድራሻ ወይም የስልክ ቁጥር አይመስልም።';
      case 'wrong-password':
        return 'ይህ አሁን ያለው የይለፍ ቃልዎ አይደለም።';
      case 'not-a-card-number':
        return 'ይህ የካርድ ቁጥር አይደለም። እያንዳንዱን ፊደልና አኃዝ ከካርዱ ጋር ያመሳክሩ።';
      case 'not-a-code':
        return 'ኮዱ ስድስት አሃዝ አለው።';
      case 'wrong-app-code':
        return 'ይህ ኮድ ስህተት ነው፣ ወይም ቀድሞ ጥቅም ላይ ውሏል። ቀጣዩን ይጠብቁ።';
      case 'wrong-code':
        return 'ይህ ኮድ ትክክል አይደለም፣ ወይም ጊዜው አልፏል። አዲስ ይጠይቁ።';
      case 'not-offered':
        return 'ይህ ከቀረቡት ምርጫዎች ውስጥ የለም።';
      case 'not-an-amount':
        return 'እባክዎ መጠን ይጻፉ፤ ለምሳሌ 1,250.50።';
      case 'not-asked':
        return 'ይህ ጥያቄ ከዚህ በኋላ ክፍት አይደለም፤ ስለዚህ መልስዎ አላስፈለገም።';
      case 'not-declined':
        return 'እንደገና እንዲታይ መጠየቅ የሚቻለው የካሳ ጥያቄው አልጸደቀም በተባለበት ጊዜ አንድ ጊዜ ብቻ ነው። ይህ እንደገና ተወስኗል፣ ታርሟል ወይም ቀደም ብሎ ተጠይቋል።';
      case 'too-late':
        return 'አልጸደቀም ከተባለ ከስልሳ ቀናት በላይ አልፏል። እባክዎ ይደውሉልን፤ ምን ማድረግ እንደሚቻል እናያለን።';
      case 'not-in-family':
        return 'ይህ ሰው ከቤተሰብዎ አባላት መካከል አሁን የለም። እባክዎ የካሳ ጥያቄው ለማን እንደሆነ ይምረጡ።';
      case 'no-customer':
        return 'በዚህ ኢሜይል የደንበኛ አካውንት የለም።';
      case 'price-changed':
        return 'ዋጋው ከዚያ በኋላ ተለውጧል። እባክዎ እንደገና ይመልከቱት።';
      case 'not-readable':
        return 'ይህ ፎቶ ወይም የPDF ፋይል ሊነበብ አይችልም። እባክዎ ሌላ ይምረጡ።';
      case 'wrong-hash':
        return 'ይህ ፎቶ እንደተላከው ሆኖ አልደረሰም። እንደገና ይላካል።';
      case 'too-many-photos':
        return 'አብረው ሊላኩ ከሚችሉት በላይ ፎቶዎች ናቸው።';
      case 'in-future':
        return 'ይህ ቀን ገና አልደረሰም።';
    }
  },
};
