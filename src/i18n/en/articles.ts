import { type ArticleHead, type ArticleSlug, articleDates } from '../article.ts';

const list: Record<ArticleSlug, ArticleHead> = {
  'telemedicine-future': {
    title: 'The doctor on the phone: when a call is enough, and when to go',
    description:
      'What telemedicine can do today in Ethiopia and what comes next, how to prepare a call, and the danger signs that need a hospital at once.',
    date: articleDates['telemedicine-future'],
    minutes: 4,
    picture: 'A woman sits in front of a round house in the hills and speaks on her phone.',
  },
  'claims-guide': {
    title: 'A claim without trouble: what to keep and what to photograph',
    description:
      'Which papers to ask for before you leave the hospital, how to photograph them, and how to make your claim when there is no network.',
    date: articleDates['claims-guide'],
    minutes: 4,
    picture: 'Papers and an open envelope on a table beside a phone.',
  },
  'health-insurance-tips': {
    title: 'Health insurance tips: read the policy before you sign',
    description:
      'Nine questions to ask about any health policy before you pay for it, and a few minutes of work that save trouble at the hospital.',
    date: articleDates['health-insurance-tips'],
    minutes: 4,
    picture: 'A family reads a paper together under a eucalyptus tree.',
  },
};

export const messages = {
  list,
  section: 'Blog & News',
  published: (date: string) => `Published on ${date}`,
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  urgent: 'Go at once',
  note: 'Good to know',
  sources: 'Where this comes from',
  medical: 'This is general advice. It does not take the place of a doctor or nurse who can examine you.',
  others: 'Read also',
  back: 'Back to the home page',
};
