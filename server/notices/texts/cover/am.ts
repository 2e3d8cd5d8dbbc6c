import { brand } from '../../../../src/contract/brand.ts';
import type { CoverTexts } from '../kinds.ts';

/** «ዛሬ»፣ «ነገ» ወይም «ከ7 ቀናት በኋላ»። */
export const inDays = (days: number) => (days === 0 ? 'ዛሬ' : days === 1 ? 'ነገ' : `ከ${days} ቀናት በኋላ`);

const subscriptionEnding: CoverTexts['subscription-ending'] = ({ name, days, address }) => ({
  subject: `የደንበኝነት ምዝገባዎ ${inDays(days)} ያበቃል`,
  text: `ሰላም ${name}፣

የደንበኝነት ምዝገባዎ ${inDays(days)} ያበቃል። ለሌላ ዓመት ለማዘዝ ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

const planEnding: CoverTexts['plan-ending'] = ({ name, days, address }) => ({
  subject: `የፕሪሚየም ዕቅድዎ ${inDays(days)} ያበቃል`,
  text: `ሰላም ${name}፣

የፕሪሚየም ዕቅድዎ ${inDays(days)} ያበቃል። ለሌላ ዓመት ለማዘዝ ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

const subscriptionEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'የደንበኝነት ምዝገባዎ አብቅቷል',
  text: `ሰላም ${name}፣

የደንበኝነት ምዝገባዎ አብቅቷል፤ የሸፈነው ከእንግዲህ አይሸፈንም። እንደገና ለመግዛት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

const planEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'የፕሪሚየም ዕቅድዎ አብቅቷል',
  text: `ሰላም ${name}፣

የፕሪሚየም ዕቅድዎ አብቅቷል፤ የሸፈነው ከእንግዲህ አይሸፈንም። እንደገና ለመግዛት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

const instalmentDue: CoverTexts['instalment-due-soon'] = ({ name, days, address }) => ({
  subject: `የሩብ ዓመት ክፍያ ${inDays(days)} ይከፈላል`,
  text: `ሰላም ${name}፣

የሽፋንዎ ቀጣይ የሩብ ዓመት ክፍያ ${inDays(days)} ይከፈላል። ለማየትና ለመክፈል ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

const instalmentOverdue: CoverTexts['instalment-overdue'] = ({ name, address }) => ({
  subject: 'የሩብ ዓመት ክፍያ ገና አልተከፈለም',
  text: `ሰላም ${name}፣

ይከፈል የነበረው የሽፋንዎ የሩብ ዓመት ክፍያ ገና አልተከፈለም። እስከ መቼ እንደተሸፈኑ ለማየት፣ ሽፋንዎ እንዲቀጥልም ለመክፈል ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
});

export const coverTexts: CoverTexts = {
  'subscription-confirmed': ({ name, address }) => ({
    subject: 'የደንበኝነት ምዝገባዎ ጸድቋል',
    text: `ሰላም ${name}፣

የደንበኝነት ምዝገባዎ ጸድቋል። ከመቼ ጀምሮ እንደሚያገለግል ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'subscription-declined': ({ name, address }) => ({
    subject: 'የደንበኝነት ምዝገባዎ አልጸደቀም',
    text: `ሰላም ${name}፣

የደንበኝነት ምዝገባዎን ማጽደቅ አልቻልንም። ምክንያቱን ለማንበብ ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'plan-confirmed': ({ name, address }) => ({
    subject: 'የፕሪሚየም ዕቅድዎ ጸድቋል',
    text: `ሰላም ${name}፣

የፕሪሚየም ዕቅድዎ ጸድቋል። ከመቼ ጀምሮ እንደሚያገለግል ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'plan-declined': ({ name, address }) => ({
    subject: 'የፕሪሚየም ዕቅድዎ አልጸደቀም',
    text: `ሰላም ${name}፣

የፕሪሚየም ዕቅድዎን ማጽደቅ አልቻልንም። ምክንያቱን ለማንበብ ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'instalment-paid': ({ name, address }) => ({
    subject: 'የሩብ ዓመት ክፍያዎ ተከፍሏል',
    text: `ሰላም ${name}፣

የሩብ ዓመት ክፍያዎ ተከፍሏል፣ ሽፋንዎም ይቀጥላል። እስከ መቼ እንደተሸፈኑና ደረሰኙን ለማየት ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'family-confirmed': ({ name, address }) => ({
    subject: 'የቤተሰብ አባልዎ ጸድቋል',
    text: `ሰላም ${name}፣

የቤተሰብዎ አባል ጸድቋል። ከአሁን ጀምሮ ለዚህ ሰው የካሳ ጥያቄ ማቅረብ ይችላሉ፦
${address}

${brand.name}`,
  }),
  'family-declined': ({ name, address }) => ({
    subject: 'የቤተሰብ አባልዎ አልጸደቀም',
    text: `ሰላም ${name}፣

የቤተሰብዎን አባል ማጽደቅ አልቻልንም። ምክንያቱን ለማንበብ ተናዋስን ይክፈቱ፦
${address}

${brand.name}`,
  }),
  'subscription-ending': subscriptionEnding,
  'subscription-ending-soon': subscriptionEnding,
  'plan-ending': planEnding,
  'plan-ending-soon': planEnding,
  'subscription-ending-tomorrow': subscriptionEnding,
  'plan-ending-tomorrow': planEnding,
  'subscription-ended': subscriptionEnded,
  'plan-ended': planEnded,
  'instalment-due-soon': instalmentDue,
  'instalment-due-tomorrow': instalmentDue,
  'instalment-overdue': instalmentOverdue,
};
