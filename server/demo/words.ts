import type { DeclineCode } from '../../src/contract/reasons/codes.ts';

/** A given name and the father's, as people here are called. */
export const givenNames = [
  'Abebe',
  'Almaz',
  'Bekele',
  'Birtukan',
  'Chaltu',
  'Dawit',
  'Derartu',
  'Eyerusalem',
  'Fikru',
  'Genet',
  'Girma',
  'Hiwot',
  'Kebede',
  'Lensa',
  'Meseret',
  'Mulugeta',
  'Nardos',
  'Obsa',
  'Rahel',
  'Samrawit',
  'Tadesse',
  'Tigist',
  'Tolosa',
  'Yonas',
  'Zenebech',
] as const;

export const fathersNames = [
  'Alemu',
  'Assefa',
  'Bogale',
  'Desta',
  'Eshetu',
  'Gebremariam',
  'Gemechu',
  'Haile',
  'Lemma',
  'Mengistu',
  'Negash',
  'Regassa',
  'Shiferaw',
  'Tesfaye',
  'Wolde',
  'Worku',
] as const;

export const described = [
  'A check-up with a blood test. I paid at the counter and have the receipt.',
  'My daughter had a fever for three days. The doctor gave her medicine for a week.',
  'ለምርመራ ሄጄ ነበር። ደረሰኙ በእጄ ነው።',
  'A cut on the hand at work: five stitches, and the dressing changed twice.',
  'Two visits before the birth, with an ultrasound at the second.',
  'The medicine for my high blood pressure, for three months.',
  'Sukkaara dhiigaa safarame, qorichis naaf kenname.',
  'A tooth had to be pulled. The bill is from the same day.',
  'ልጄ ወድቆ እጁን ሰብሮ ነበር። ራጅ ተነስቶ በጄሶ ታሰረ።',
  'An X-ray of the chest after a long cough. The result was good.',
  'My mother stayed two nights after a small operation.',
  'A voice call with the doctor, and then a visit since it did not get better.',
  '',
] as const;

/** The answers of customers. */
export const answered = [
  'The left arm, on the Monday before.',
  'It is the second bill; the first one was paid by my brother.',
  'ደረሰኙ ቁጥር 4471 ነው።',
] as const;

export const asked = [
  'On which day was the treatment? The date on the receipt cannot be read.',
  'Please write what the amount on the second line of the bill is for.',
  'We need the name of the doctor who prescribed this medicine.',
] as const;

export const declined: readonly { code: DeclineCode; text: string | null }[] = [
  { code: 'papers-missing', text: 'The hospital has no record of a payment. Please ask them for the receipt.' },
  { code: 'details-differ', text: 'The hospital tells us of a visit on another day.' },
  { code: 'outside-period', text: null },
  { code: 'duplicate', text: null },
  { code: 'not-covered', text: 'Glasses are not part of your plan.' },
  { code: 'limit-reached', text: null },
  { code: 'other', text: 'Please call us: we would like to understand what happened.' },
];
