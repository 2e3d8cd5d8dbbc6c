import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['claims-guide'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Care comes first. No claim is worth waiting for at the door of a hospital. But a few minutes at the end of a visit, before you go home, decide whether your claim is easy or hard. It is difficult to get a missing paper from a hospital that is four hours away.',
    },
    { kind: 'heading', text: 'Before you leave the hospital' },
    { kind: 'paragraph', text: 'Ask for these, and do not be shy about it. They are yours.' },
    {
      kind: 'list',
      items: [
        'The receipt for every payment, with the hospital’s name, the date, the amount and a stamp.',
        'The bill with its lines: so much for the bed, so much for the test, so much for the medicine. One total is not enough.',
        'The discharge summary after a stay. It says what the illness was and what was done.',
        'The prescription, and the pharmacy’s receipt that belongs to it.',
        'Results of laboratory tests, X-rays and scans.',
        'The referral letter, if one hospital sent you to another.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Now read three things on each paper: your name, the date and the amount. Is the name spelled as in your policy? Is it clear which calendar the date is in? If something is wrong, the cashier can put it right in a minute today.',
    },
    { kind: 'heading', text: 'How to photograph a paper' },
    {
      kind: 'steps',
      items: [
        'Lay it flat, near a window or outside in the shade. A flash makes white spots.',
        'Hold the phone straight above it, so that all four corners are in the picture.',
        'Take one photo of each page. If there is writing on the back, take that as well.',
        'Open the photo and make it larger. Can you read the stamp and the amount? If not, take it again.',
        'Do it on the same day. Ink on receipts fades, and paper gets wet.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then put the papers in one envelope with the date on it, and keep it after the claim is paid too. Add the photos to the claim form: the phone makes them smaller and sends them after the claim, when there is a network. If we need the papers themselves we ask, and then you have them at hand.',
    },
    { kind: 'heading', text: 'Making the claim' },
    {
      kind: 'paragraph',
      text: 'The form has three choices: hospital, service and payment method. In the details you say what happened, in your own words and your own language. Good details are short: who was ill, since when, what the hospital did, on which days, and what you paid.',
    },
    {
      kind: 'note',
      text: 'An example: “My son, 6, fell on 3 November and broke his arm. X-ray and plaster on the same day, check after three weeks. I paid at the cashier and have two receipts.”',
    },
    { kind: 'heading', text: 'When there is no network' },
    {
      kind: 'list',
      items: [
        'Log in and open the claim form once while you have a network. From then on it opens without one.',
        'Write the claim where you are. It saves itself on your phone as you type.',
        'Send it. The page says “Saved on this phone, not sent yet”. That is not an error. It goes out when the network is back.',
        'Until it has been sent, do not clear the browser’s data and do not give the phone away.',
        'When it has arrived you see a receipt number that begins with R. Write it down. With it, support finds your claim at once.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You do not need to send it again to be sure. The same claim is counted once, even if the phone has to try several times.',
    },
    { kind: 'heading', text: 'After that' },
    {
      kind: 'paragraph',
      text: 'A person reads your claim. Under Claims you see where it stands. If something is missing, it says what. If the claim is declined, the reason stands there in plain words. If you think the reason is wrong, tell us why and send what shows it. People make mistakes, and we are people too.',
    },
  ],
};
