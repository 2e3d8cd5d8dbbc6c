import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['health-insurance-tips'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Most trouble with health insurance does not begin at the hospital. It begins on the day of signing, when nobody had time to read. A policy is a promise with conditions. Half an hour with the paper, and with someone you trust beside you, is worth more than any advertisement, ours included.',
    },
    { kind: 'heading', text: 'Nine questions to ask' },
    {
      kind: 'paragraph',
      text: 'Ask these of any insurer. Ask for the answers in writing, and keep them with the policy.',
    },
    {
      kind: 'steps',
      items: [
        'Who is covered? You alone, or also your husband or wife, your children, your parents? Look for each name.',
        'Which hospitals can I use? Ask for the list, and check that one of them is near your home.',
        'What is covered? Look for the things your family really needs: checkups, medicines, a birth, an operation.',
        'What is not covered? This part is called exclusions. Read it twice.',
        'How much is paid at most? There may be a limit for a year, for one stay or for one service.',
        'What share do I pay myself? If the plan covers part of a bill, the rest is yours.',
        'From which day am I covered? Some things, such as a birth, count only after a waiting time.',
        'What about an illness I have already? Say so openly before you sign, and ask how it is covered.',
        'How do I make a claim, what papers does it need, and by when?',
      ],
    },
    { kind: 'heading', text: 'Three messages that people misread' },
    {
      kind: 'list',
      items: [
        'Covered does not mean free. It means paid up to the limit that the policy states.',
        'A waiting time is not a delay in paying. It is a time at the beginning in which a service does not count yet.',
        'A partner hospital is one that has an agreement with the insurer. Ask what happens when you must use another one.',
      ],
    },
    { kind: 'heading', text: 'Be open about your health' },
    {
      kind: 'paragraph',
      text: 'It is tempting to leave out high blood pressure, diabetes or an old operation. Please do not. A claim can be refused later because of what was left out, just when the money is needed most. Write down what you know, and keep a copy of what you wrote.',
    },
    { kind: 'heading', text: 'Small things that save a claim' },
    {
      kind: 'list',
      items: [
        'One spelling of your name. In Latin letters a name can be written in several ways. Use the spelling on your identity card for the policy, and ask the hospital to write the same.',
        'Two calendars. Ask which calendar a date is in. The year 2019 by the Ethiopian calendar began in September 2026 by the other.',
        'One phone number that you will keep. If it changes, tell the insurer.',
        'Photos of every page, kept on your phone and sent to one person you trust.',
      ],
    },
    { kind: 'heading', text: 'If you have another cover already' },
    {
      kind: 'paragraph',
      text: 'Many families belong to community-based health insurance, and some have cover through an employer. Keep it. Ask how the two work together, which one pays first, and whether the second one pays what the first one leaves. Nobody pays the same bill twice, but two covers can reach further than one.',
    },
    { kind: 'heading', text: 'Before you pay' },
    {
      kind: 'paragraph',
      text: 'Work out the price for the whole year, and ask what it will be when you renew. Choose only what you need: a young couple may care most about a birth, older parents about medicines that are taken every day. Pay in a way that leaves a trace, such as a bank transfer or mobile banking, and ask for a receipt.',
    },
    {
      kind: 'note',
      text: 'If someone presses you to sign today, wait until tomorrow. A good policy is still good after you have slept on it.',
    },
    {
      kind: 'paragraph',
      text: 'And when a sentence in the policy makes no sense to you, the fault is in the sentence. Ask until it is clear. That is what support is for.',
    },
  ],
};
