import { brand } from '../../../src/contract/brand.ts';
import { codeMinutes } from '../../codes/codes.ts';

export const texts = {
  passwordCode: (name: string, code: string) => ({
    subject: 'Your code for a new password',
    text: `Hello ${name},

your code is ${code}

Write it on the page on which you asked for it. It is valid for ${codeMinutes} minutes. Nobody at Tenawas ever asks you for it.

If you did not ask for it, you need not do anything: your password stays as it is.

${brand.name}`,
  }),
  emailCode: (name: string, code: string) => ({
    subject: 'Your code for a new email address',
    text: `Hello ${name},

your code is ${code}

Write it into the settings of your account, and this is your email address at Tenawas from then on. It is valid for ${codeMinutes} minutes.

If you did not ask for it, you need not do anything.

${brand.name}`,
  }),
  accountExists: (name: string) => ({
    subject: 'You have an account with Tenawas',
    text: `Hello ${name},

somebody entered this email address for an account with Tenawas. It has one already, and nothing was changed in it.

If it was you, log in with your password, or use “Forgot your password?” on the login page. If it was not you, you need not do anything.

${brand.name}`,
  }),
  passwordChanged: (name: string) => ({
    subject: 'Your password was changed',
    text: `Hello ${name},

the password of your account was changed. Other phones that were logged in have to log in again.

If it was not you, call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  emailChanged: (name: string) => ({
    subject: 'Your email address was changed',
    text: `Hello ${name},

the email address of your account was changed. For three days we still write to the old address.

If it was not you, enter the old address at “Forgot your password?” on the login page: with the code that we send to it you choose a new password, and it is the address of your account again. Or call us at once, day and night: ${brand.shownPhone}

${brand.name}`,
  }),
  claimNews: {
    question: (name: string, number: string, address: string) => ({
      subject: `A question about your claim ${number}`,
      text: `Hello ${name},

we have a question about your claim ${number}. Please read and answer it in Tenawas:
${address}

${brand.name}`,
    }),
    decided: (name: string, number: string, address: string) => ({
      subject: `Your claim ${number} was decided`,
      text: `Hello ${name},

your claim ${number} was decided. Open Tenawas to see the decision:
${address}

${brand.name}`,
    }),
    paid: (name: string, number: string, address: string) => ({
      subject: `Your claim ${number} was paid`,
      text: `Hello ${name},

we have paid your claim ${number}. Open Tenawas to see when and where to:
${address}

${brand.name}`,
    }),
  },
};
export type NoticeTexts = typeof texts;
