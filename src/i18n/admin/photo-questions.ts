import type { Language } from '../../contract/languages.ts';

type Question = (number: number, isPdf: boolean) => string;

/** In the customer's language, since they read it as it is; the administrator can change it. */
export const photoQuestions: Record<Language, Question> = {
  en: (number, isPdf) =>
    isPdf
      ? `Photograph ${number}, a PDF file, cannot be read. Please send it again, or photograph its pages.`
      : `Photograph ${number} cannot be read. Please take it again: lay the paper flat, in daylight and without shadows, with all four corners in the picture.`,
  am: (number, isPdf) =>
    isPdf
      ? `ፎቶ ${number}፣ የPDF ፋይል፣ ሊነበብ አልቻለም። እባክዎ እንደገና ይላኩት፣ ወይም ገጾቹን ፎቶ ያንሱ።`
      : `ፎቶ ${number} ሊነበብ አልቻለም። እባክዎ እንደገና ያንሱት፦ ወረቀቱን ጠፍጣፋ ቦታ ላይ፣ በቀን ብርሃንና ያለ ጥላ ያስቀምጡት፤ አራቱም ማዕዘኖች ይታዩ።`,
  om: (number, isPdf) =>
    isPdf
      ? `Suuraan ${number}ffaan, faayiliin PDF, dubbifamuu hin dandeenye. Maaloo irra deebi’aa ergaa, yookaan fuula isaa suuraa kaasaa.`
      : `Suuraan ${number}ffaan dubbifamuu hin dandeenye. Maaloo irra deebi’aa kaasaa: waraqaa sana bakka diriiraa, ifa guyyaa keessa, gaaddidduu malee kaa’aa; roggonni afranuu haa mul’atan.`,
};
