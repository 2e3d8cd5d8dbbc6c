import { brand } from '../../../../src/contract/brand.ts';
import { inDays } from '../cover/om.ts';
import { codeSms, type SmsTexts } from '../kinds.ts';

/** A segment of 160 characters has no curly apostrophe. */
const plainInDays = (days: number) => inDays(days).replace('’', "'");

const decided: SmsTexts['claim-approved'] = ({ number }) =>
  `Gaaffiin beenyaa keessan ${number} murtaa'eera. Tenawas banaa.`;
const subscriptionEnding: SmsTexts['subscription-ending'] = ({ days }) =>
  `Maamilummaan keessan ${plainInDays(days)} ni xumurama. Tenawas banaa.`;
const planEnding: SmsTexts['plan-ending'] = ({ days }) =>
  `Karoorri piriimiyemii keessan ${plainInDays(days)} ni xumurama. Tenawas banaa.`;

const code: SmsTexts['phone-code'] = ({ code }) => codeSms(`Koodiin keessan kan Tenawas ${code}`, code);

const instalmentDue: SmsTexts['instalment-due-soon'] = ({ days }) =>
  `Kaffaltiin kurmaana waggaa ${plainInDays(days)} kaffalama. Tenawas banaa.`;

export const texts: SmsTexts = {
  'password-code': code,
  'phone-code': code,
  'account-deleted': () => 'Akkuma gaafattanitti akkaawuntiin keessan kan Tenawas haqameera.',
  'password-changed': () => `Jechi iccitii keessan kan Tenawas jijjiirameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'email-changed': () => `Imeeliin keessan kan Tenawas jijjiirameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'new-log-in': () => `Akkaawuntiin keessan kan Tenawas bilbila biraan seenameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'sessions-ended': () => `Seensi akkaawuntii keessan kan Tenawas addaan citeera. Isin miti? Bilbilaa: ${brand.phone}`,
  'sessions-ended-by-us': () =>
    "Seensa akkaawuntii keessan kan Tenawas hunda addaan kutneerra. Irra deebi'aatii seenaa.",
  'data-downloaded': () => `Odeeffannoon keessan kan Tenawas buufameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'deletion-requested': () =>
    `Akkaawuntiin keessan kan Tenawas akka haqamu gaafatameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'card-blocked': () => `Kaardiin keessan kan Tenawas dhorkameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'phone-changed': () => `Lakkoofsi bilbilaa keessan kan Tenawas jijjiirameera. Isin miti? Bilbilaa: ${brand.phone}`,
  'claim-received': ({ number }) => `Gaaffiin beenyaa keessan ${number} nu ga'eera. Tenawas banaa.`,
  'claim-question': ({ number }) => `Waa'ee gaaffii beenyaa keessan ${number} gaaffii qabna. Deebisuuf Tenawas banaa.`,
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ number }) => `Gaaffiin beenyaa keessan ${number} kaffalameera. Tenawas banaa.`,
  'subscription-confirmed': () => "Maamilummaan keessan mirkanaa'eera. Tenawas banaa.",
  'subscription-declined': () => 'Maamilummaan keessan hin mirkanoofne. Tenawas banaa.',
  'subscription-ending': subscriptionEnding,
  'subscription-ending-soon': subscriptionEnding,
  'plan-confirmed': () => "Karoorri piriimiyemii keessan mirkanaa'eera. Tenawas banaa.",
  'plan-declined': () => 'Karoorri piriimiyemii keessan hin mirkanoofne. Tenawas banaa.',
  'instalment-paid': () => 'Kaffaltiin kurmaana waggaa keessan kaffalameera. Tenawas banaa.',
  'family-confirmed': () => "Miseensi maatii keessanii mirkanaa'eera. Tenawas banaa.",
  'family-declined': () => 'Miseensi maatii keessanii hin mirkanoofne. Tenawas banaa.',
  'plan-ending': planEnding,
  'plan-ending-soon': planEnding,
  'subscription-ending-tomorrow': subscriptionEnding,
  'plan-ending-tomorrow': planEnding,
  'subscription-ended': () => 'Maamilummaan keessan xumurameera. Ajajachuuf Tenawas banaa.',
  'plan-ended': () => 'Karoorri piriimiyemii keessan xumurameera. Ajajachuuf Tenawas banaa.',
  'instalment-due-soon': instalmentDue,
  'instalment-due-tomorrow': instalmentDue,
  'instalment-overdue': () => 'Kaffaltiin kurmaana waggaa hanga ammaatti hin kaffalamne. Tenawas banaa.',
};
