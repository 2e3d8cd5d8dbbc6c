import { articleDates } from '../article.ts';
import type { messages as en } from '../en/articles.ts';

const list: typeof en.list = {
  'telemedicine-future': {
    title: 'ሐኪም በስልክ፦ መደወል የሚበቃው መቼ ነው? መሄድ ያለብዎትስ?',
    description: 'የርቀት ሕክምና ዛሬ በኢትዮጵያ ምን እንደሚያደርግና ወደፊት ምን እንደሚመጣ፣ ከመደወል በፊት ምን እንደሚዘጋጅ፣ ፈጥኖ ሆስፒታል የሚያስኬዱ የአደጋ ምልክቶች።',
    date: articleDates['telemedicine-future'],
    minutes: 4,
    picture: 'አንዲት ሴት በተራራማ አካባቢ ከጎጆ ቤት ፊት ለፊት ተቀምጣ በስልክ ትነጋገራለች።',
  },
  'claims-guide': {
    title: 'ያለ ችግር ካሳ ለመጠየቅ፦ ምን ያስቀምጡ? ምን ፎቶ ያንሱ?',
    description: 'ከሆስፒታል ከመውጣትዎ በፊት የትኞቹን ወረቀቶች እንደሚጠይቁ፣ እንዴት ፎቶ እንደሚያነሱና ያለ ኔትወርክ የካሳ ጥያቄ እንዴት እንደሚያቀርቡ።',
    date: articleDates['claims-guide'],
    minutes: 4,
    picture: 'ጠረጴዛ ላይ ከስልክ አጠገብ ወረቀቶችና የተከፈተ ፖስታ።',
  },
  'health-insurance-tips': {
    title: 'ስለ ጤና መድን ምክር፦ ከመፈረምዎ በፊት ውሉን ያንብቡ',
    description: 'ለማንኛውም የጤና መድን ከመክፈልዎ በፊት የሚጠይቋቸው ዘጠኝ ጥያቄዎች፣ እንዲሁም ሆስፒታል ላይ ችግር የሚያስቀሩ ጥቂት ጥንቃቄዎች።',
    date: articleDates['health-insurance-tips'],
    minutes: 4,
    picture: 'አንድ ቤተሰብ በባሕር ዛፍ ሥር አብረው ወረቀት ያነባሉ።',
  },
};

export const messages: typeof en = {
  list,
  section: 'ጽሑፎችና ዜና',
  published: (date: string) => `የወጣበት ቀን፦ ${date}`,
  minutes: (minutes: number) => `የ${minutes} ደቂቃ ንባብ`,
  urgent: 'ወዲያውኑ ይሂዱ',
  note: 'ይህን ይወቁ',
  sources: 'የመረጃው ምንጭ',
  medical: 'ይህ ጠቅላላ ምክር ነው። በአካል የሚመረምርዎትን ሐኪም ወይም ነርስ አይተካም።',
  others: 'ይህንንም ያንብቡ',
  back: 'ወደ መነሻ ገጽ ይመለሱ',
};
