import type { Block } from '../article.ts';

type Section = { id: string; heading: string; blocks: Block[] };

const sections: Section[] = [
  {
    id: 'covered',
    heading: 'What is covered',
    blocks: [
      {
        kind: 'paragraph',
        text: 'You are covered for the services that you have subscribed to. They are listed on your profile under Subscribed Services.',
      },
      {
        kind: 'list',
        items: [
          'Hospital service fees are covered through partnered hospitals.',
          'Each service has a page that says what belongs to it.',
          'Treatment counts when a doctor or another licensed health worker has found it necessary.',
          'Premium services are for premium customers.',
        ],
      },
    ],
  },
  {
    id: 'limits',
    heading: 'Limits',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your policy states how much is paid at most. There can be a limit for a year, for one stay in hospital or for one service.',
      },
      {
        kind: 'list',
        items: [
          'If your plan covers a part of a bill, the rest is yours to pay.',
          'What goes beyond a limit is yours to pay as well.',
          'A bill is never paid twice. If another insurance has paid a part, tell us which part.',
        ],
      },
      {
        kind: 'note',
        text: 'Before a planned operation, call us with the name of the hospital and of the treatment. We tell you what is paid and what is left for you.',
      },
    ],
  },
  {
    id: 'exclusions',
    heading: 'What is not covered',
    blocks: [
      {
        kind: 'list',
        items: [
          'Treatment before your cover began, or after it ended.',
          'Services that you have not subscribed to.',
          'Operations for looks alone. Repair after an accident, a burn or an illness is another matter.',
          'Medicines and treatments that no doctor has prescribed.',
          'Treatments that are still being tried out.',
          'Claims that are untrue or made with false papers.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Your own policy may name others. If you are in doubt, ask before the treatment. In an emergency, go to the hospital first and ask afterwards.',
      },
    ],
  },
  {
    id: 'waiting',
    heading: 'When cover begins',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your policy names the day on which cover begins. Some services count only when they have run for a time. This is called the waiting time, and the policy says how long it is.',
      },
      {
        kind: 'list',
        items: [
          'Maternity care has a waiting time, so it is best taken before a pregnancy.',
          'An illness you had before you joined can have one. Tell us of it when you join, so that no claim fails because of it.',
          'Ask whether an accident in the first weeks is covered, and have the answer in writing.',
        ],
      },
    ],
  },
  {
    id: 'renew',
    heading: 'How to renew',
    blocks: [
      { kind: 'paragraph', text: 'A service is paid for a year at a time.' },
      {
        kind: 'steps',
        items: [
          'Some weeks before the year ends, look at your policy for the last day.',
          'Check the price on the page of the service, or call us if it has none.',
          'Pay by credit card, bank transfer or mobile banking, and keep the receipt.',
          'Look at your profile. The service must still be listed there. If it is not, call us.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Care that you had before the last day can still be claimed after it. Make the claim as early as you can.',
      },
    ],
  },
  {
    id: 'claims',
    heading: 'Making a claim',
    blocks: [
      {
        kind: 'paragraph',
        text: 'You make a claim on your phone and follow it there until it is decided. Keep receipts, prescriptions and the discharge summary, since we may ask for them. If a claim is declined, you are told the reason.',
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Your details',
    blocks: [
      {
        kind: 'paragraph',
        text: 'What you tell us about your health is used for your cover and your claims, and is seen by those who work on them. You can ask us at any time what we hold about you and have mistakes put right.',
      },
    ],
  },
  {
    id: 'complain',
    heading: 'How to complain',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Call or write to us. Say what happened and give the receipt number if it is about a claim.',
          'Ask for the number of your complaint, and note the day.',
          'You get an answer in writing.',
          'If there is no answer, or you are not content with it, you can turn to the National Bank of Ethiopia. It supervises insurance companies and takes complaints from their customers.',
        ],
      },
      { kind: 'paragraph', text: 'A complaint never does harm to your cover or to your other claims.' },
    ],
  },
];

export const messages = {
  title: 'Our policy in plain words',
  description:
    'What your health insurance covers, its limits and exclusions, when cover begins, how to renew and how to complain. In plain words, to print.',
  lead: 'This page is general. It helps you to read your own policy, which names your services, amounts and dates. Where the two differ, your own policy counts.',
  changedOn: '2026-11-01',
  changed: (date: string) => `Last changed on ${date}`,
  contents: 'On this page',
  print: 'Print this page',
  labels: { note: 'Good to know', urgent: 'Go at once' },
  sections,
  questions: {
    heading: 'Something is not clear?',
    text: 'Call or write to us, and ask until it is.',
  },
};
