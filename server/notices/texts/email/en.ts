import { brand } from '../../../../src/contract/brand.ts';
import { codeMinutes } from '../../../codes/codes.ts';
import { coverTexts } from '../cover/en.ts';
import type { EmailTexts } from '../kinds.ts';

const decided: EmailTexts['claim-approved'] = ({ name, number, address }) => ({
  subject: `Your claim ${number} was decided`,
  text: `Hello ${name},

your claim ${number} was decided. Open Tenawas to see the decision:
${address}

${brand.name}`,
});

export const texts: EmailTexts = {
  'password-code': ({ name, code }) => ({
    subject: 'Your code for a new password',
    text: `Hello ${name},

your code is ${code}

Write it on the page on which you asked for it. It is valid for ${codeMinutes} minutes. Nobody at Tenawas ever asks you for it.

If you did not ask for it, you need not do anything: your password stays as it is.

${brand.name}`,
  }),
  'email-code': ({ name, code }) => ({
    subject: 'Your code for a new email address',
    text: `Hello ${name},

your code is ${code}

Write it into the settings of your account, and this is your email address at Tenawas from then on. It is valid for ${codeMinutes} minutes.

If you did not ask for it, you need not do anything.

${brand.name}`,
  }),
  'account-exists': ({ name }) => ({
    subject: 'You have an account with Tenawas',
    text: `Hello ${name},

somebody entered this email address for an account with Tenawas. It has one already, and nothing was changed in it.

If it was you, log in with your password, or use “Forgot your password?” on the login page. If it was not you, you need not do anything.

${brand.name}`,
  }),
  'password-changed': ({ name }) => ({
    subject: 'Your password was changed',
    text: `Hello ${name},

the password of your account was changed. Other phones that were logged in have to log in again.

If it was not you, call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'email-changed': ({ name }) => ({
    subject: 'Your email address was changed',
    text: `Hello ${name},

the email address of your account was changed. For three days we still write to the old address.

If it was not you, enter the old address at “Forgot your password?” on the login page: with the code that we send to it you choose a new password, and it is the address of your account again. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'claim-received': ({ name, number, address }) => ({
    subject: `We have received your claim ${number}`,
    text: `Hello ${name},

we have received your claim ${number}. Follow it in Tenawas:
${address}

${brand.name}`,
  }),
  'claim-question': ({ name, number, address }) => ({
    subject: `A question about your claim ${number}`,
    text: `Hello ${name},

we have a question about your claim ${number}. Please read and answer it in Tenawas:
${address}

${brand.name}`,
  }),
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ name, number, address }) => ({
    subject: `Your claim ${number} was paid`,
    text: `Hello ${name},

we have paid your claim ${number}. Open Tenawas to see when and where to:
${address}

${brand.name}`,
  }),
  'account-deleted': () => ({
    subject: 'Your account was deleted',
    text: `Hello,

your account with Tenawas was deleted, as you requested. What the law requires us to keep of your claims no longer says whose they were.

${brand.name}`,
  }),
  'new-log-in': ({ name }) => ({
    subject: 'A log-in on another phone',
    text: `Hello ${name},

somebody logged in to your account on a phone or browser on which it was not used before.

If it was not you, choose a new password with “Forgot your password?” on the login page: it ends every log-in. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended': ({ name }) => ({
    subject: 'Log-ins of your account were ended',
    text: `Hello ${name},

one or more log-ins of your account were ended in its settings, with your password.

If it was not you, choose a new password with “Forgot your password?” on the login page: it ends every log-in. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended-by-us': ({ name }) => ({
    subject: 'We ended all log-ins of your account',
    text: `Hello ${name},

we ended all log-ins of your account. On every phone and computer you have to log in again. What waits there to be sent stays there.

If you do not know why, call us, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'data-downloaded': ({ name }) => ({
    subject: 'Your data was downloaded',
    text: `Hello ${name},

all that we keep of you was downloaded from your account, with your password. We write this once a day at most.

If it was not you, choose a new password with “Forgot your password?” on the login page: it ends every log-in. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'deletion-requested': ({ name, address }) => ({
    subject: 'The deletion of your account was requested',
    text: `Hello ${name},

the deletion of your account was requested in its settings, with your password. Until we carry it out you can take it back there:
${address}

If it was not you, also choose a new password with “Forgot your password?” on the login page: it ends every log-in. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'card-blocked': ({ name, address }) => ({
    subject: 'A card was blocked',
    text: `Hello ${name},

a card of your account was blocked. Hospitals refuse it from now on, and a new one has taken its place:
${address}

If neither you nor anybody in your family asked for it, choose a new password with “Forgot your password?” on the login page: it ends every log-in. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  'phone-changed': ({ name }) => ({
    subject: 'Your phone number was changed',
    text: `Hello ${name},

the phone number of your account was changed.

If it was not you, enter the old number at “Forgot your password?” on the login page within three days: if you had confirmed it, we send a code to it with which you choose a new password, and it is the number of your account again. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  ...coverTexts,
};
