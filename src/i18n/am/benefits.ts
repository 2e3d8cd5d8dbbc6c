import type { messages as en } from '../en/benefits.ts';

export const messages: typeof en = {
  title: 'ምን እንደተከፈለና ለምን',
  description: 'የከፈሉት፣ ከእርሱ ያጸደቅነውና በእርስዎ ላይ የቀረው፣ በዓመትና በአገልግሎት።',
  lead: 'የከፈሉት፣ ከእርሱ ያጸደቅነውና በእርስዎ ላይ የቀረው፣ በዓመትና በአገልግሎት።',
  loading: 'ድምሮችዎ እየመጡ ነው…',
  nothingKnown: 'ድምሮችዎን አሁን ማምጣት አልተቻለም፤ ከዚህ በፊትም ወደዚህ ስልክ አልመጡም።',
  print: 'ያትሙ',
  printed: (when: string) => `የታተመው፦ ${when}`,
  empty: {
    title: 'ገና የተወሰነ የካሳ ጥያቄ የለም',
    text: 'የካሳ ጥያቄዎ ሲወሰን ድምሩ እዚህ ይታያል።',
    claims: 'የካሳ ጥያቄዎቼን ይመልከቱ',
  },
  year: (ethiopian: number, gregorian: string) => `${ethiopian} ዓ.ም. (${gregorian} እ.ኤ.አ.)`,
  days: (from: string, until: string) => `ከ${from} እስከ ${until}`,
  whichYear: 'እዚህ ዓመት ማለት የኢትዮጵያ ዓመት ነው። የካሳ ጥያቄ የሚቆጠረው ሕክምናው በተደረገበት ዓመት ነው፤ የታከሙበት ቀን ካልተገለጸ ጥያቄው በደረሰበት ዓመት ይቆጠራል።',
  service: 'አገልግሎት',
  policy: 'የመድን ውል',
  billed: 'የተከፈለው ሒሳብ',
  approved: 'የጸደቀው',
  own: 'በእርስዎ የተከፈለ',
  total: 'ድምር',
  count: {
    approved: (count: number) => `${count} ጸድቋል`,
    declined: (count: number) => `${count} አልጸደቀም`,
    undecided: (count: number) => `${count} ገና አልተወሰነም`,
  },
  notStated: 'አልተገለጸም',
  withoutOwn: (count: number) =>
    `${count === 1 ? 'አንድ የካሳ ጥያቄ' : `${count} የካሳ ጥያቄዎች`} «በእርስዎ የተከፈለ» በሚለው ውስጥ አልተደመሩም፤ የተከፈለው ሒሳብ አልተገለጸም ወይም የምንዛሪ ተመን አልነበረም።`,
  reasons: {
    heading: 'ከፊሉን ለምን እርስዎ ከፈሉ?',
    inPart: 'በከፊል ጸድቋል፦ የጸደቀው ከተከፈለው ሒሳብ ያነሰ ነው።',
    claims: (count: number) => (count === 1 ? 'አንድ የካሳ ጥያቄ' : `${count} የካሳ ጥያቄዎች`),
  },
  limits: {
    heading: 'በዚህ ዓመት የቀረው',
    lead: (from: string, until: string) =>
      `በአንድ የኢትዮጵያ ዓመት ለአንድ አገልግሎት የምንከፍለው ከፍተኛ ገንዘብ፤ አሁን ከ${from} እስከ ${until}። በማግስቱ እንደ አዲስ ይጀምራል።`,
    limit: 'የዓመት ጣሪያ',
    approved: 'እስካሁን የጸደቀው',
    left: 'የቀረው',
    rate: (day: string) => `በብር የተገለጸው በ${day} የምንዛሪ ተመን ነው። ስምምነቱ በዶላር ነው።`,
  },
  claim: {
    cannotSay: 'አይታወቅም፤ የተከፈለው ሒሳብ አልተገለጸም',
    noRate: 'አይታወቅም፤ የምንዛሪ ተመን አልነበረም',
    nothing: 'ምንም',
    why: 'ምክንያት',
    left: 'ከዓመቱ ጣሪያ የቀረው',
    leftForPerson: 'ለዚህ ሰው ከዓመቱ ጣሪያ የቀረው',
    leftOf: (left: string, limit: string, from: string, until: string) => `ከ${limit} ${left}፣ ከ${from} እስከ ${until}`,
    all: 'ሁሉም ዓመታትና ጣሪያዎች',
  },
};
