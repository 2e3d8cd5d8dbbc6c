import { brand } from '../../contract/brand.ts';

export const messages = {
  title: 'About Us',
  description:
    'Who we are, what we promise and how we work: health insurance for Ethiopia, with hospital service fees covered through partnered hospitals.',
  welcome: {
    heading: `Welcome to ${brand.name}`,
    paragraphs: [
      'We are a health insurance company in Ethiopia. People pay a known amount each year, and we help to pay the hospital when they fall ill.',
      'Hospital service fees are covered through partnered hospitals. You go to a partner, you are treated, and the cost does not fall on your family alone.',
      'We built our website for the phone you have and the network you have. You can read it, write a claim and look up your cover when there is no network at all.',
    ],
  },
  reasons: {
    heading: 'Reasons to choose us',
    items: [
      { title: 'You know the price', text: 'One price for the whole year, told to you before you sign.' },
      { title: 'You can reach us', text: 'A person answers the phone, day and night, every day of the year.' },
      {
        title: 'You can follow your claim',
        text: 'It has a number, and each step shows its date. A claim that is declined has a reason.',
      },
      {
        title: 'Your messages are kept',
        text: 'What you write is kept on your phone until we have confirmed that it arrived.',
      },
      {
        title: 'You take what you need',
        text: 'Each service stands alone. A young couple and a grandmother need not pay for the same things.',
      },
      { title: 'Your health is your own affair', text: 'Only those who work on your claim read it.' },
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To take the fear of the bill out of falling ill, with plans that a family can afford and claims that anyone can make from a phone.',
  },
  vision: {
    heading: 'Our vision',
    text: 'An Ethiopia in which nobody waits too long to see a doctor because of the cost, in the city or a day’s walk from the road.',
  },
  team: {
    heading: 'Our team',
    intro: 'These are the people you may speak with. Each team can pass you on to the others.',
    teams: [
      {
        name: 'Customer support',
        text: 'Answers your calls and letters at every hour, and helps with forms line by line.',
      },
      { name: 'Claims', text: 'Reads every claim, asks for what is missing, decides, and writes down the reason.' },
      {
        name: 'Hospital partnerships',
        text: 'Makes the agreements with hospitals and keeps the list of partners right.',
      },
      {
        name: 'Medical advice',
        text: 'Explains to the claims team what a treatment is for, so that a decision is fair.',
      },
      { name: 'Premium care', text: 'Arranges treatment abroad, transport by air and appointments for special tests.' },
    ],
  },
  contact: {
    heading: 'Write to us',
    text: 'A question, a complaint, a good word: we read all of them.',
  },
};
