import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['telemedicine-future'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'For many families the nearest doctor is a bus ride away, and the ride costs a day of work. Telemedicine means speaking with a doctor or nurse from a distance, by phone or by video. It does not replace the clinic. Used well, it saves the journeys that are not needed and hurries the ones that are.',
    },
    { kind: 'heading', text: 'When a call is often enough' },
    {
      kind: 'list',
      items: [
        'A question about a medicine: how to take it, what to do after a missed dose, whether two medicines go together.',
        'Test results that need explaining.',
        'Follow-up of a long illness, such as high blood pressure, diabetes or asthma, when you feel as usual.',
        'A cold or a mild stomach upset in an adult who can drink and is otherwise well.',
        'A rash or a small wound that a photo can show.',
        'Worry, sadness or poor sleep, when you want to talk with someone in private.',
        'The question whether to go at all, and where.',
      ],
    },
    { kind: 'heading', text: 'When you need to be examined' },
    {
      kind: 'paragraph',
      text: 'Nobody can listen to a chest, feel a belly or test blood through a phone. Go to a health centre or hospital for pain that grows, for a wound that is deep or red and hot, and for a cough that lasts two weeks. With a fever in a place where malaria occurs, have a blood test on the same day if you can. For pregnancy, calls come on top of the antenatal visits, never in their place.',
    },
    { kind: 'heading', text: 'Danger signs: do not call first, go' },
    {
      kind: 'note',
      urgent: true,
      text: 'With any of these signs, go to the nearest hospital or health centre at once, by day or by night. Call for help from the road.',
    },
    {
      kind: 'list',
      items: [
        'In anyone: hard breathing, strong chest pain, fainting or confusion, fits, bleeding that does not stop, sudden weakness of the face or of one side, sudden trouble with speaking, fever with a stiff neck, a snake bite, or swallowed poison.',
        'In a child: cannot drink or breastfeed, vomits everything, has fits, is very sleepy or hard to wake, breathes fast or with effort, or has diarrhoea with sunken eyes or with blood.',
        'In a baby under two months: fever, a body that feels cold, feeding poorly, or moving little.',
        'In pregnancy and after birth: bleeding from the vagina, a strong headache, blurred sight, fits, strong pain in the belly, fever, hard breathing, waters that break before labour, or a baby that moves less than before.',
        'In anyone: thoughts of ending one’s life. Stay with the person and go together.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A person who has a fit is laid on the side, with nothing put into the mouth. A child with diarrhoea who is awake and can drink gets small sips of oral rehydration solution on the way, and goes on breastfeeding.',
    },
    { kind: 'heading', text: 'How to prepare a call' },
    {
      kind: 'steps',
      items: [
        'Find a quiet place with a signal. A voice call is enough where video keeps stopping.',
        'Agree on the time, and say which clock. Two o’clock by Ethiopian time is eight o’clock by the other.',
        'Have your medicines in front of you, with their boxes, and your last results.',
        'Write down three things: what troubles you, since when, and what you have tried.',
        'Speak the language you speak best, and say so if you need somebody to interpret.',
        'At the end, repeat what you understood: what to take, how often, and which sign means that you must go.',
      ],
    },
    { kind: 'heading', text: 'What comes next' },
    {
      kind: 'paragraph',
      text: 'Networks reach further each year, and phones become cheaper. Three things are likely to grow: health workers in small places who ask a specialist while the patient sits beside them, blood pressure that is measured at home and looked at from afar, and results that go to your phone instead of into a drawer. What should not change is simple. You decide who sees your health details, and a human being answers.',
    },
  ],
  sources: [
    'World Health Organization: Integrated Management of Childhood Illness, chart booklet, 2014',
    'World Health Organization: Pregnancy, childbirth, postpartum and newborn care, third edition, 2015',
    'Ministry of Health, Ethiopia: IMNCI chart booklet',
  ],
};
