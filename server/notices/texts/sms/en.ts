import { brand } from '../../../../src/contract/brand.ts';
import { inDays } from '../cover/en.ts';
import { codeSms, type SmsTexts } from '../kinds.ts';

const decided: SmsTexts['claim-approved'] = ({ number }) => `Your claim ${number} was decided. Open Tenawas.`;
const subscriptionEnding: SmsTexts['subscription-ending'] = ({ days }) =>
  `Your subscription ends ${inDays(days)}. Open Tenawas.`;
const planEnding: SmsTexts['plan-ending'] = ({ days }) => `Your premium plan ends ${inDays(days)}. Open Tenawas.`;

const code: SmsTexts['phone-code'] = ({ code }) => codeSms(`${code} is your Tenawas code.`, code);

const instalmentDue: SmsTexts['instalment-due-soon'] = ({ days }) =>
  `An instalment is due ${inDays(days)}. Open Tenawas to pay it.`;

export const texts: SmsTexts = {
  'password-code': code,
  'phone-code': code,
  'account-deleted': () => 'Your Tenawas account was deleted, as you requested.',
  'password-changed': () => `The password of your Tenawas account was changed. Not you? Call ${brand.phone}`,
  'email-changed': () => `The email of your Tenawas account was changed. Not you? Call ${brand.phone}`,
  'new-log-in': () => `Your Tenawas account was used on another phone. Not you? Call ${brand.phone}`,
  'sessions-ended': () => `Log-ins of your Tenawas account were ended. Not you? Call ${brand.phone}`,
  'sessions-ended-by-us': () => 'We ended all log-ins of your Tenawas account. Please log in again.',
  'data-downloaded': () => `The data of your Tenawas account was downloaded. Not you? Call ${brand.phone}`,
  'deletion-requested': () => `The deletion of your Tenawas account was requested. Not you? Call ${brand.phone}`,
  'card-blocked': () => `A card of your Tenawas account was blocked. Not you? Call ${brand.phone}`,
  'phone-changed': () => `The phone number of your Tenawas account was changed. Not you? Call ${brand.phone}`,
  'claim-received': ({ number }) => `We have received your claim ${number}. Open Tenawas.`,
  'claim-question': ({ number }) => `We have a question about your claim ${number}. Open Tenawas to answer it.`,
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ number }) => `Your claim ${number} was paid. Open Tenawas.`,
  'subscription-confirmed': () => 'Your subscription was confirmed. Open Tenawas.',
  'subscription-declined': () => 'Your subscription was not confirmed. Open Tenawas.',
  'subscription-ending': subscriptionEnding,
  'subscription-ending-soon': subscriptionEnding,
  'plan-confirmed': () => 'Your premium plan was confirmed. Open Tenawas.',
  'plan-declined': () => 'Your premium plan was not confirmed. Open Tenawas.',
  'instalment-paid': () => 'Your instalment is paid, and your cover goes on. Open Tenawas for the receipt.',
  'family-confirmed': () => 'A member of your family was confirmed. Open Tenawas.',
  'family-declined': () => 'A member of your family was not confirmed. Open Tenawas.',
  'plan-ending': planEnding,
  'plan-ending-soon': planEnding,
  'subscription-ending-tomorrow': subscriptionEnding,
  'plan-ending-tomorrow': planEnding,
  'subscription-ended': () => 'Your subscription has ended. Open Tenawas to order it again.',
  'plan-ended': () => 'Your premium plan has ended. Open Tenawas to order it again.',
  'instalment-due-soon': instalmentDue,
  'instalment-due-tomorrow': instalmentDue,
  'instalment-overdue': () => 'An instalment is not paid yet. Open Tenawas to pay it, so that your cover goes on.',
};
