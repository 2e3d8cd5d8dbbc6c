import { brand } from '../../../../src/contract/brand.ts';
import type { CoverTexts } from '../kinds.ts';

/** “today”, “tomorrow” or “in 7 days”. */
export const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const subscriptionEnding: CoverTexts['subscription-ending'] = ({ name, days, address }) => ({
  subject: `Your subscription ends ${inDays(days)}`,
  text: `Hello ${name},

your subscription ends ${inDays(days)}. Open Tenawas to order it for another year:
${address}

${brand.name}`,
});

const planEnding: CoverTexts['plan-ending'] = ({ name, days, address }) => ({
  subject: `Your premium plan ends ${inDays(days)}`,
  text: `Hello ${name},

your premium plan ends ${inDays(days)}. Open Tenawas to order it for another year:
${address}

${brand.name}`,
});

const subscriptionEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'Your subscription has ended',
  text: `Hello ${name},

your subscription has ended, and what it covered is not covered any more. Open Tenawas to order it again:
${address}

${brand.name}`,
});

const planEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'Your premium plan has ended',
  text: `Hello ${name},

your premium plan has ended, and what it covered is not covered any more. Open Tenawas to order it again:
${address}

${brand.name}`,
});

const instalmentDue: CoverTexts['instalment-due-soon'] = ({ name, days, address }) => ({
  subject: `An instalment is due ${inDays(days)}`,
  text: `Hello ${name},

the next instalment of your cover is due ${inDays(days)}. Open Tenawas to see and pay it:
${address}

${brand.name}`,
});

const instalmentOverdue: CoverTexts['instalment-overdue'] = ({ name, address }) => ({
  subject: 'An instalment is not paid yet',
  text: `Hello ${name},

an instalment of your cover was due and is not paid yet. Open Tenawas to see until when you are covered, and pay it there, so that your cover goes on:
${address}

${brand.name}`,
});

export const coverTexts: CoverTexts = {
  'subscription-confirmed': ({ name, address }) => ({
    subject: 'Your subscription was confirmed',
    text: `Hello ${name},

your subscription was confirmed. Open Tenawas to see from when it is valid:
${address}

${brand.name}`,
  }),
  'subscription-declined': ({ name, address }) => ({
    subject: 'Your subscription was not confirmed',
    text: `Hello ${name},

we could not confirm your subscription. Open Tenawas to read why:
${address}

${brand.name}`,
  }),
  'plan-confirmed': ({ name, address }) => ({
    subject: 'Your premium plan was confirmed',
    text: `Hello ${name},

your premium plan was confirmed. Open Tenawas to see from when it is valid:
${address}

${brand.name}`,
  }),
  'plan-declined': ({ name, address }) => ({
    subject: 'Your premium plan was not confirmed',
    text: `Hello ${name},

we could not confirm your premium plan. Open Tenawas to read why:
${address}

${brand.name}`,
  }),
  'instalment-paid': ({ name, address }) => ({
    subject: 'Your instalment is paid',
    text: `Hello ${name},

your instalment is paid, and your cover goes on. Open Tenawas to see until when, and for the receipt:
${address}

${brand.name}`,
  }),
  'family-confirmed': ({ name, address }) => ({
    subject: 'Your family member was confirmed',
    text: `Hello ${name},

a member of your family was confirmed. You can make claims for this person now:
${address}

${brand.name}`,
  }),
  'family-declined': ({ name, address }) => ({
    subject: 'Your family member was not confirmed',
    text: `Hello ${name},

we could not confirm a member of your family. Open Tenawas to read why:
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
