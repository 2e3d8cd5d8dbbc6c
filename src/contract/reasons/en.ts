import type { ReasonCode } from './codes.ts';

/** `short` for lists, `sentence` for the customer, `toDo` for the next step. */
export type ReasonMessages = { short: string; sentence: string; toDo: string };

export const reasonMessages: Record<ReasonCode, ReasonMessages> = {
  'not-covered': {
    short: 'Not covered',
    sentence: 'Your plan does not cover this treatment.',
    toDo: 'Read what your policy covers. If you think that it is covered, call us with the number of this claim.',
  },
  'not-subscribed': {
    short: 'Service not held',
    sentence: 'You did not hold this service when the treatment took place.',
    toDo: 'If you chose the wrong service, correct it and send the claim again.',
  },
  'outside-period': {
    short: 'Outside the period',
    sentence: 'The treatment was before your cover began or after it ended.',
    toDo: 'If a date is wrong, correct it and send the claim again.',
  },
  'limit-reached': {
    short: 'Yearly limit reached',
    sentence: 'The yearly limit of your plan for this treatment has been reached.',
    toDo: 'Call us to hear when your next year of cover begins.',
  },
  'papers-missing': {
    short: 'Papers missing',
    sentence: 'A receipt or another paper that we need is missing.',
    toDo: 'Ask the hospital for it, say in the details what you have, and send the claim again.',
  },
  'details-differ': {
    short: 'Details differ',
    sentence: 'What you wrote differs from what the hospital told us.',
    toDo: 'Compare it with your papers from the hospital, correct what is wrong and send the claim again.',
  },
  'not-readable': {
    short: 'Not understandable',
    sentence: 'We could not tell from the details what the claim is for.',
    toDo: 'Write what was treated, on which day and what you paid, and send the claim again.',
  },
  duplicate: {
    short: 'Sent twice',
    sentence: 'We have had a claim for this treatment from you before.',
    toDo: 'Look among your claims for the other one. If they are two treatments, say so and send this one again.',
  },
  'not-a-partner': {
    short: 'Not a partner hospital',
    sentence: 'The treatment was not at a hospital that partners with us.',
    toDo: 'If you chose the wrong hospital, correct it and send the claim again.',
  },
  other: {
    short: 'Another reason',
    sentence: 'We could not approve this claim.',
    toDo: 'Read what we wrote to you. If something is to be corrected, correct it and send the claim again.',
  },
  replaced: {
    short: 'Replaced',
    sentence: 'You sent a corrected claim in the place of this one.',
    toDo: 'Follow the corrected claim; there is nothing more to do about this one.',
  },
};
