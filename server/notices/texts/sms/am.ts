import { brand } from '../../../../src/contract/brand.ts';
import { inDays } from '../cover/am.ts';
import { codeSms, type SmsTexts } from '../kinds.ts';

const decided: SmsTexts['claim-approved'] = ({ number }) => `የካሳ ጥያቄዎ ${number} ተወስኗል። ተናዋስን ይክፈቱ።`;
const subscriptionEnding: SmsTexts['subscription-ending'] = ({ days }) =>
  `የደንበኝነት ምዝገባዎ ${inDays(days)} ያበቃል። ተናዋስን ይክፈቱ።`;
const planEnding: SmsTexts['plan-ending'] = ({ days }) => `የፕሪሚየም ዕቅድዎ ${inDays(days)} ያበቃል። ተናዋስን ይክፈቱ።`;

const code: SmsTexts['phone-code'] = ({ code }) => codeSms(`የተናዋስ ኮድዎ ${code}`, code);

const instalmentDue: SmsTexts['instalment-due-soon'] = ({ days }) => `የሩብ ዓመት ክፍያዎ ${inDays(days)} ይከፈላል። ተናዋስን ይክፈቱ።`;

export const texts: SmsTexts = {
  'password-code': code,
  'phone-code': code,
  'account-deleted': () => 'በጠየቁት መሠረት የተናዋስ አካውንትዎ ተሰርዟል።',
  'password-changed': () => `የተናዋስ የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'email-changed': () => `የተናዋስ ኢሜይልዎ ተቀይሯል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'new-log-in': () => `በሌላ ስልክ ወደ ተናዋስ አካውንትዎ ተገብቷል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'sessions-ended': () => `የተናዋስ መግቢያዎ ተቋርጧል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'sessions-ended-by-us': () => 'የተናዋስ መግቢያዎችዎን ሁሉ አቋርጠናል። እንደገና ይግቡ።',
  'data-downloaded': () => `የተናዋስ መረጃዎ ወርዷል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'deletion-requested': () => `የተናዋስ አካውንትዎ እንዲሰረዝ ተጠይቋል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'card-blocked': () => `የተናዋስ ካርድዎ ታግዷል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'phone-changed': () => `የተናዋስ ስልክ ቁጥርዎ ተቀይሯል። እርስዎ ካልሆኑ ይደውሉ፦ ${brand.phone}`,
  'claim-received': ({ number }) => `የካሳ ጥያቄዎ ${number} ደርሶናል። ተናዋስን ይክፈቱ።`,
  'claim-question': ({ number }) => `ስለ ካሳ ጥያቄዎ ${number} የምንጠይቅዎት አለ። ተናዋስን ይክፈቱ።`,
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ number }) => `የካሳ ጥያቄዎ ${number} ተከፍሏል። ተናዋስን ይክፈቱ።`,
  'subscription-confirmed': () => 'የደንበኝነት ምዝገባዎ ጸድቋል። ተናዋስን ይክፈቱ።',
  'subscription-declined': () => 'የደንበኝነት ምዝገባዎ አልጸደቀም። ተናዋስን ይክፈቱ።',
  'subscription-ending': subscriptionEnding,
  'subscription-ending-soon': subscriptionEnding,
  'plan-confirmed': () => 'የፕሪሚየም ዕቅድዎ ጸድቋል። ተናዋስን ይክፈቱ።',
  'plan-declined': () => 'የፕሪሚየም ዕቅድዎ አልጸደቀም። ተናዋስን ይክፈቱ።',
  'instalment-paid': () => 'የሩብ ዓመት ክፍያዎ ተከፍሏል፣ ሽፋንዎም ይቀጥላል። ተናዋስን ይክፈቱ።',
  'family-confirmed': () => 'የቤተሰብ አባልዎ ጸድቋል። ተናዋስን ይክፈቱ።',
  'family-declined': () => 'የቤተሰብ አባልዎ አልጸደቀም። ተናዋስን ይክፈቱ።',
  'plan-ending': planEnding,
  'plan-ending-soon': planEnding,
  'subscription-ending-tomorrow': subscriptionEnding,
  'plan-ending-tomorrow': planEnding,
  'subscription-ended': () => 'የደንበኝነት ምዝገባዎ አብቅቷል። እንደገና ለመግዛት ተናዋስን ይክፈቱ።',
  'plan-ended': () => 'የፕሪሚየም ዕቅድዎ አብቅቷል። እንደገና ለመግዛት ተናዋስን ይክፈቱ።',
  'instalment-due-soon': instalmentDue,
  'instalment-due-tomorrow': instalmentDue,
  'instalment-overdue': () => 'የሩብ ዓመት ክፍያዎ ገና አልተከፈለም። ሽፋንዎ እንዲቀጥል ተናዋስን ይክፈቱ።',
};
